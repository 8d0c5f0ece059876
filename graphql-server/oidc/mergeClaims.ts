type Claims = Readonly<Record<string, unknown>>;

/** Whether the ID token alone contains all claims that we need: email, email_verified and given_name. */
export function isComplete(token: Claims): boolean {
  return token.email !== undefined && token.email_verified !== undefined && token.given_name !== undefined;
}

/**
 * Merges the claims of an ID token and of the userinfo endpoint. If both contain a claim, the claim of the ID token is
 * used. But `email` and `email_verified` always come from the same source, so one source cannot verify the e-mail
 * address that the other source states.
 */
export function mergeClaims(token: Claims, userinfo: Claims): Claims {
  const ofEmail = token.email_verified === undefined && userinfo.email !== undefined ? userinfo : token;
  return { ...userinfo, ...token, email: ofEmail.email, email_verified: ofEmail.email_verified };
}
