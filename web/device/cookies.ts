/**
 * What a cookie of the server's is called in this browser: on https its name says that it is this host's alone (see
 * graphql-server/request/cookies.ts).
 * @param protocol the page's, e.g. "https:"
 */
export function serverCookieName(name: string, protocol = window.location.protocol): string {
  return protocol === 'https:' ? `__Host-${name}` : name;
}

/** Expires every cookie that scripts can read; the session cookie is none of them and was expired by the server. */
export function expireReadableCookies(): void {
  for (const pair of document.cookie.split(';')) {
    const name = pair.split('=')[0]?.trim();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
    if (name) document.cookie = `${name}=; path=/; max-age=0`;
  }
}
