import type { Identity } from './identity';

/** What ties a provider's answer to one attempt. */
export interface Attempt {
  /** Where the provider sends the browser back to: {PUBLIC_URL}/api/login/{name}/callback. */
  redirectUri: string;
  /** OAuth's state: comes back with the answer. */
  state: string;
  /** OpenID's nonce: stands in the ID token. */
  nonce: string;
  /** PKCE: only its SHA-256 travels by the browser, the rest is shown when the code is exchanged. */
  codeVerifier: string;
}

/** Somebody else who can tell who a person is. */
export interface IdentityProvider {
  /** In addresses and in users.provider, e.g. "google". */
  readonly name: string;
  /** What its button says, e.g. "Google". */
  readonly label: string;
  /**
   * Where a browser goes to sign in there.
   * @throws when the provider cannot be asked
   */
  invite(attempt: Attempt): Promise<URL>;
  /**
   * Whom the provider vouches for.
   * @param answer the query it sent the browser back with
   * @throws for every answer but a proper one to this very attempt
   */
  identify(answer: URLSearchParams, attempt: Attempt): Promise<Identity>;
}

/** The providers of this Fuud by name. */
export type IdentityProviders = ReadonlyMap<string, IdentityProvider>;

/** What people call a provider: what its button says, or the name it had where it is set up no more. */
export function labelOf(providers: IdentityProviders, name: string): string {
  return providers.get(name)?.label ?? name;
}
