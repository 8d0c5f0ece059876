/**
 * The name of a server cookie in this browser: on https it has the prefix __Host- (see
 * graphql-server/request/cookies.ts).
 * @param protocol the protocol of the page, e.g. "https:"
 */
export function serverCookieName(name: string, protocol = window.location.protocol): string {
  return protocol === 'https:' ? `__Host-${name}` : name;
}

/** Expires all cookies that scripts can read and whose path is "/". Only the server can expire the session cookie. */
export function expireReadableCookies(): void {
  for (const pair of document.cookie.split(';')) {
    const name = pair.split('=')[0]?.trim();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
    if (name) document.cookie = `${name}=; path=/; max-age=0`;
  }
}
