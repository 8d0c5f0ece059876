import type { PrismaClient } from '../../../database/__generated__/prisma/client';
import { hashToken, newToken } from '../../secretToken';
import { callbackOf } from './callbackOf';
import type { IdentityProviders } from './IdentityProvider';
import { SignInError } from './SignInError';
import { ATTEMPT_MS } from './signInTimes';

/** A SHA-256 hash in base64url. */
const CHALLENGE = /^[\w-]{43}$/;

/** The dependencies of beginSignIn and finishSignIn. */
export interface SignInDeps {
  prisma: PrismaClient;
  providers: IdentityProviders;
  /** The URL of this site, without a slash at its end. */
  site: string;
}

/** The input for the start of an attempt to sign in. */
export interface Beginning {
  /** The provider's name. */
  provider: string;
  /** The secret in the browser's cookie. Only the browser with this secret can finish the attempt. */
  browser: string;
  /** The path of this site that the browser opens after the sign-in. */
  returnTo: string | undefined;
  /** The native app's own PKCE challenge, S256; undefined on the web. */
  appChallenge: string | undefined;
}

/**
 * Starts an attempt, which is valid for ten minutes, and deletes expired attempts. A browser may have several attempts
 * at the same time.
 * @returns the URL where the person signs in at the provider
 * @throws SignInError for an unknown provider or a bad challenge; the provider's own error when the provider cannot
 * be reached
 */
export async function beginSignIn(
  { prisma, providers, site }: SignInDeps,
  { provider: name, browser, returnTo, appChallenge }: Beginning,
): Promise<URL> {
  const provider = providers.get(name);
  if (!provider) throw new SignInError('unknown provider');
  if (appChallenge !== undefined && !CHALLENGE.test(appChallenge)) throw new SignInError('bad app_challenge');

  const attempt = { state: newToken(), nonce: newToken(), codeVerifier: newToken() };
  const url = await provider.signInUrl({ ...attempt, redirectUri: callbackOf(site, name) });
  await prisma.externalSignIn.deleteMany({ where: { expiresAt: { lt: new Date() } } });
  await prisma.externalSignIn.create({
    data: {
      ...attempt,
      provider: name,
      cookieHash: hashToken(browser),
      returnTo,
      appChallenge,
      expiresAt: new Date(Date.now() + ATTEMPT_MS),
    },
  });
  return url;
}
