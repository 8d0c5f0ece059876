import type { PrismaClient } from '../../../database/__generated__/prisma/client';
import { hashToken, newToken } from '../../secretToken';
import { callbackOf } from './callbackOf';
import type { IdentityProviders } from './IdentityProvider';
import { SignInError } from './SignInError';

const MINUTE = 60_000;
/** Milliseconds from leaving for the provider until coming back counts no more. */
const ATTEMPT = 10 * MINUTE;
/** A SHA-256, base64url. */
const CHALLENGE = /^[\w-]{43}$/;

/** What signing in with a provider takes, wherever it has got to. */
export interface SignInDeps {
  prisma: PrismaClient;
  providers: IdentityProviders;
  /** The address people reach us at, without a slash at its end. */
  site: string;
}

/** How an attempt begins. */
export interface Beginning {
  /** The provider's name. */
  provider: string;
  /** The secret of the browser that begins (its cookie): only that browser can end the attempt. */
  browser: string;
  /** Where to go afterwards: a path of this site. */
  returnTo: string | undefined;
  /** The native shell's own PKCE challenge, S256; undefined on the web. */
  appChallenge: string | undefined;
}

/**
 * Begins an attempt, good for some minutes, and sweeps out those that came to nothing. One browser may have several at once.
 * @returns where the browser goes to sign in
 * @throws SignInError for an unknown provider or a bad challenge; whatever the provider throws when it cannot be asked
 */
export async function beginSignIn(
  { prisma, providers, site }: SignInDeps,
  { provider: name, browser, returnTo, appChallenge }: Beginning,
): Promise<URL> {
  const provider = providers.get(name);
  if (!provider) throw new SignInError('unknown provider');
  if (appChallenge !== undefined && !CHALLENGE.test(appChallenge)) throw new SignInError('bad app_challenge');

  const attempt = { state: newToken(), nonce: newToken(), codeVerifier: newToken() };
  const url = await provider.invite({ ...attempt, redirectUri: callbackOf(site, name) });
  await prisma.externalSignIn.deleteMany({ where: { expiresAt: { lt: new Date() } } });
  await prisma.externalSignIn.create({
    data: {
      ...attempt,
      provider: name,
      cookieHash: hashToken(browser),
      returnTo,
      appChallenge,
      expiresAt: new Date(Date.now() + ATTEMPT),
    },
  });
  return url;
}
