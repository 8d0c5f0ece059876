/** The redirect address that is registered at a provider. */
export function callbackOf(site: string, provider: string): string {
  return `${site}/api/login/${provider}/callback`;
}
