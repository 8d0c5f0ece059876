/**
 * The person who sends a request. The session contains these values, so the server need not read the user from the
 * database.
 */
export type Viewer =
  | { readonly kind: 'ANONYMOUS'; readonly userId: null }
  | { readonly kind: 'GUEST' | 'MEMBER'; readonly userId: string };

/** A person who is neither a guest nor a member. */
export const anonymous: Viewer = { kind: 'ANONYMOUS', userId: null };
