import type { ExternalSignIn, PrismaClient } from '../../../database/__generated__/prisma/client';
import { hashToken, newToken } from '../../secretToken';
import type { SignInDeps } from './beginSignIn';
import { callbackOf } from './callbackOf';
import { findAccount } from './findAccount';
import { SignInError } from './SignInError';
import { LINK_TOKEN_MS, TOKEN_MS } from './signInTimes';

/** The provider's answer, and the browser that sends it to us. */
export interface ProviderAnswer {
  provider: string;
  /** The secret of the browser (its cookie); undefined if the browser sends no cookie. */
  browser: string | undefined;
  query: URLSearchParams;
}

/** What the client gets in order to sign in. */
export interface Ticket {
  /** The token completes one sign-in. Only the browser or the native app that started the sign-in can use the token. */
  token: string;
  /**
   * True if a local account with a password has the e-mail from the provider, but we have not verified this e-mail. To
   * sign in to that account, the person must enter its password. Without the password, the person gets a new account.
   */
  needsPassword: boolean;
  /** A path of this site; null means the start page. */
  returnTo: string | null;
}

/**
 * Checks a provider's answer to a sign-in attempt of this browser. Accounts are created and linked later, when the
 * client sends the token (transferSignIn, linkSignIn). So if the person closes the tab before that, no account is
 * created.
 * @throws SignInError for an unknown provider, or when this browser has no valid attempt with this state
 * @throws the provider's own error for an invalid answer, or when the person refused to sign in. After this error, the
 * attempt has ended.
 */
export async function finishSignIn(
  { prisma, providers, site }: SignInDeps,
  { provider: name, browser, query }: ProviderAnswer,
): Promise<Ticket> {
  const provider = providers.get(name);
  if (!provider) throw new SignInError('unknown provider');
  const attempt = browser && (await takeAttempt(prisma, name, query.get('state') ?? '', browser));
  if (!attempt) throw new SignInError('not begun in this browser, or too old');

  const identity = await provider.identify(query, { ...attempt, redirectUri: callbackOf(site, name) });
  const account = await findAccount(prisma, name, identity);
  const needsPassword = account.kind === 'NEEDS_PASSWORD';
  const token = newToken();
  await prisma.externalSignIn.update({
    where: { id: attempt.id },
    data: {
      tokenHash: hashToken(token),
      claims: { ...identity },
      userId: account.kind === 'NEW' ? null : account.user.id,
      needsPassword,
      expiresAt: new Date(Date.now() + (needsPassword ? LINK_TOKEN_MS : TOKEN_MS)),
    },
  });
  return { token, needsPassword, returnTo: attempt.returnTo };
}

/**
 * Returns this browser's attempt with this state, or null. The first request with a state replaces the state in the
 * database, so each state works only one time.
 */
async function takeAttempt(
  prisma: PrismaClient,
  provider: string,
  state: string,
  browser: string,
): Promise<ExternalSignIn | null> {
  const attempt = await prisma.externalSignIn.findFirst({
    where: { state, provider, cookieHash: hashToken(browser), tokenHash: null, expiresAt: { gt: new Date() } },
  });
  if (!attempt) return null;
  const spent = { state: newToken(), nonce: '', codeVerifier: '' };
  const { count } = await prisma.externalSignIn.updateMany({ where: { id: attempt.id, state }, data: spent });
  return count === 1 ? attempt : null;
}
