/** Who sends a request. The session stores it, so no user row is read. */
export type Viewer =
  | { readonly kind: 'ANONYMOUS'; readonly userId: null }
  | { readonly kind: 'GUEST' | 'MEMBER'; readonly userId: string };

/** Somebody who is not signed in. */
export const anonymous: Viewer = { kind: 'ANONYMOUS', userId: null };
