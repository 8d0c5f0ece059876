import type { Identity } from './identity';

/** The values of one attempt to sign in. They connect a provider's answer to this attempt. */
export interface Attempt {
  /** The address to which the provider sends the browser back: {PUBLIC_URL}/api/login/{name}/callback. */
  redirectUri: string;
  /** OAuth's state, which comes back with the answer. */
  state: string;
  /** OpenID's nonce, which is in the ID token. */
  nonce: string;
  /** PKCE's verifier. The browser gets only its SHA-256. We send the verifier itself when we exchange the code. */
  codeVerifier: string;
}

/** A service that can confirm who a person is. */
export interface IdentityProvider {
  /** The name in URLs and in the column users.provider, e.g. "google". */
  readonly name: string;
  /** The provider's name as people see it, e.g. "Google". */
  readonly label: string;
  /**
   * Returns the address of the provider's page where the person signs in.
   * @throws when the provider cannot be reached
   */
  signInUrl(attempt: Attempt): Promise<URL>;
  /**
   * Returns the person that the provider confirms.
   * @param answer the query string with which the provider sent the browser back
   * @throws for every answer that is not a valid answer to this attempt
   */
  identify(answer: URLSearchParams, attempt: Attempt): Promise<Identity>;
}

/** The configured providers by name. */
export type IdentityProviders = ReadonlyMap<string, IdentityProvider>;
