/** Returns the address to which a provider sends the browser back. The address must be registered at the provider. */
export function callbackOf(site: string, provider: string): string {
  return `${site}/api/login/${provider}/callback`;
}
