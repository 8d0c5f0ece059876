/** Who asks. The session knows it, so no user is read for it. */
export type Viewer =
  | { readonly kind: 'ANONYMOUS'; readonly userId: null }
  | { readonly kind: 'GUEST' | 'MEMBER'; readonly userId: string };

/** Somebody who is not signed in. */
export const anonymous: Viewer = { kind: 'ANONYMOUS', userId: null };
