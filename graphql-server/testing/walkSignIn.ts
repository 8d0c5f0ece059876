import type { OidcProvider } from './startOidcProvider';
import type { Client } from './testServer';

/** Opens a path that redirects, e.g. /api/login/{name}. @returns the address of the redirect. */
export async function leaveFor(client: Client, path: string): Promise<string> {
  const response = await client.request(path);
  if (response.status !== 302) throw new Error(`${path} answered ${response.status}`);
  return response.headers.get('location') ?? '';
}

/**
 * Does what a browser does for a whole sign-in: goes to the provider through `path` (/api/login/{name}?...), fills in
 * the login page, and comes back.
 * @param account the sub that is typed on the login page; with null, Cancel is pressed
 * @returns the address on this site to which the browser is redirected after the sign-in
 */
export async function walkSignIn(
  client: Client,
  provider: OidcProvider,
  path: string,
  account: string | null,
): Promise<string> {
  return leaveFor(client, await provider.signIn(await leaveFor(client, path), account));
}

/** The token in the address that walkSignIn returns. */
export function tokenIn(address: string, name: 'auth_token' | 'auth_link' = 'auth_token'): string {
  const token = new URL(address, 'http://here.invalid').searchParams.get(name);
  if (!token) throw new Error(`No ${name} in ${address}`);
  return token;
}
