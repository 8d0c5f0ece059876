type Claims = Readonly<Record<string, unknown>>;

/** Whether an ID token alone tells what we want to know: the e-mail, whether it is theirs, and a name. */
export function isComplete(token: Claims): boolean {
  return token.email !== undefined && token.email_verified !== undefined && token.given_name !== undefined;
}

/**
 * The claims of an ID token and of /userinfo as one. An e-mail and the word that it is verified always come from the same
 * of the two: else one's word could vouch for the other's e-mail.
 */
export function mergeClaims(token: Claims, userinfo: Claims): Claims {
  const ofEmail = token.email_verified === undefined && userinfo.email !== undefined ? userinfo : token;
  return { ...userinfo, ...token, email: ofEmail.email, email_verified: ofEmail.email_verified };
}
