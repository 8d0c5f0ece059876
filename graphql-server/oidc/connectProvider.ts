import type * as OpenIdClient from 'openid-client';
import type { Attempt, IdentityProvider } from '../domain/accounts/externalSignIn/IdentityProvider';
import { readIdentity } from '../domain/accounts/externalSignIn/identity';
import type { ProviderSettings } from '../env/readProviders';
import { readBody } from '../outbound/readBody';
import { timeLimits } from '../outbound/timeLimits';
import { isComplete, mergeClaims } from './mergeClaims';

/** The maximum difference between the provider's clock and ours, in seconds. */
const CLOCK_TOLERANCE = 30;
const SCOPE = 'openid email profile';

type Connection = { client: typeof OpenIdClient; config: OpenIdClient.Configuration };

/**
 * Connects to an OpenID Connect provider. The sign-in uses the authorization code flow with PKCE (S256), state and
 * nonce. The signature of the ID token is checked. The provider's configuration is fetched at first use and cached.
 * After a failure, the next use tries again immediately, because a person is waiting. (Calls to other services pause
 * after a failure, see BackOff.)
 * @param timeout seconds for each answer of the provider
 */
export function connectProvider(
  settings: ProviderSettings,
  { timeout = timeLimits.signInProvider / 1000 } = {},
): IdentityProvider {
  let connection: Promise<Connection> | undefined;
  const connect = () => {
    connection ??= discover(settings, timeout).catch((error) => {
      connection = undefined;
      throw error;
    });
    return connection;
  };
  return {
    name: settings.name,
    label: settings.label,
    async signInUrl({ redirectUri, state, nonce, codeVerifier }) {
      const { client, config } = await connect();
      return client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
    },
    async identify(answer, attempt) {
      const connected = await connect();
      return readIdentity(await askClaims(connected, answer, attempt));
    },
  };
}

/**
 * Fetches {issuer}/.well-known/openid-configuration. The library is also loaded at first use, because few servers need
 * it.
 */
async function discover({ issuer, clientId, clientSecret }: ProviderSettings, timeout: number): Promise<Connection> {
  const client = await import('openid-client');
  const config = await client.discovery(
    issuer,
    clientId,
    { [client.clockTolerance]: CLOCK_TOLERANCE },
    clientSecret ? secretAuth(client, clientSecret) : client.None(),
    {
      timeout,
      [client.customFetch]: fetchLimited,
      execute: [
        client.enableNonRepudiationChecks,
        ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
    },
  );
  return { client, config };
}

/** The fetch function for the library. It uses readBody, which throws if an answer is longer than a megabyte. */
async function fetchLimited(url: string, options: OpenIdClient.CustomFetchOptions): Promise<Response> {
  const answer = await fetch(url, options as RequestInit);
  const body = await readBody(answer);
  return new Response(body.length > 0 ? new Uint8Array(body) : null, answer);
}

/**
 * Sends the secret with the method client_secret_basic if the provider supports it, otherwise with client_secret_post.
 * A provider that names no methods supports client_secret_basic (OpenID Connect Discovery, section 3).
 */
function secretAuth(client: typeof OpenIdClient, secret: string): OpenIdClient.ClientAuth {
  const basic = client.ClientSecretBasic(secret);
  const post = client.ClientSecretPost(secret);
  return (as, ...rest) => {
    const methods = as.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    (methods.includes('client_secret_basic') ? basic : post)(as, ...rest);
  };
}

/**
 * Returns the claims of the ID token. If needed claims are missing and the provider has a userinfo endpoint, adds the
 * claims of this endpoint.
 */
async function askClaims(
  { client, config }: Connection,
  answer: URLSearchParams,
  { redirectUri, state, nonce, codeVerifier }: Attempt,
): Promise<Readonly<Record<string, unknown>>> {
  const tokens = await client.authorizationCodeGrant(config, new URL(`${redirectUri}?${answer}`), {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('The provider sent no ID token.');
  if (isComplete(claims) || !config.serverMetadata().userinfo_endpoint) return claims;
  return mergeClaims(claims, await client.fetchUserInfo(config, tokens.access_token, claims.sub));
}
