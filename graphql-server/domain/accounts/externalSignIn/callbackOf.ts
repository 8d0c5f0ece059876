/** The redirect address of a provider, the one that is registered there. */
export function callbackOf(site: string, provider: string): string {
  return `${site}/api/login/${provider}/callback`;
}
