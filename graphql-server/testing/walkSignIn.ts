import type { OidcProvider } from './startOidcProvider';
import type { Client } from './testServer';

/** Opens /api/login/{name}. @returns where it leads. */
export async function leaveFor(client: Client, path: string): Promise<string> {
  const response = await client.request(path);
  if (response.status !== 302) throw new Error(`${path} answered ${response.status}`);
  return response.headers.get('location') ?? '';
}

/**
 * A browser's whole way: to the provider by `path` (/api/login/{name}?...), its login page, and back.
 * @param account the sub that is typed there; null: Cancel
 * @returns the address of this site that the way ends at
 */
export async function walkSignIn(
  client: Client,
  provider: OidcProvider,
  path: string,
  account: string | null,
): Promise<string> {
  return leaveFor(client, await provider.signIn(await leaveFor(client, path), account));
}

/** The token in the address that a way ended at. */
export function tokenIn(address: string, name: 'auth_token' | 'auth_link' = 'auth_token'): string {
  const token = new URL(address, 'http://here.invalid').searchParams.get(name);
  if (!token) throw new Error(`No ${name} in ${address}`);
  return token;
}
