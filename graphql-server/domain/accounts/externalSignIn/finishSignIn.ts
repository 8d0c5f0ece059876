import type { ExternalSignIn, PrismaClient } from '../../../database/__generated__/prisma/client';
import { hashToken, newToken } from '../../secretToken';
import type { SignInDeps } from './beginSignIn';
import { callbackOf } from './callbackOf';
import { findAccount } from './findAccount';
import { SignInError } from './SignInError';

const SECOND = 1000;
/** Milliseconds: a page takes the token at once. */
const TOKEN = 60 * SECOND;
/** Milliseconds: a person types a password first. */
const LINK_TOKEN = 10 * 60 * SECOND;

/** What the provider sent the browser back with, and which browser that is. */
export interface Answer {
  provider: string;
  /** The secret of the browser (its cookie); undefined without one. */
  browser: string | undefined;
  query: URLSearchParams;
}

/** What the app gets to hand in. */
export interface Ticket {
  /** Single use, for that browser (or that native shell) only. */
  token: string;
  /** The e-mail is a local account's whose owner we cannot be sure of: its password comes first, or another account. */
  needsPassword: boolean;
  /** A path of this site; null: the start page. */
  returnTo: string | null;
}

/**
 * Takes a provider's answer to an attempt of this browser. Nothing is created yet: accounts are opened and linked when
 * the token is handed in (transferSignIn, linkSignIn), so a tab closed in between leaves none behind.
 * @throws SignInError when this browser began no such attempt, or it is over; whatever the provider throws for an answer
 *   that is none, a refusal of the person included. Either way the attempt is over.
 */
export async function finishSignIn(
  { prisma, providers, site }: SignInDeps,
  { provider: name, browser, query }: Answer,
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
      expiresAt: new Date(Date.now() + (needsPassword ? LINK_TOKEN : TOKEN)),
    },
  });
  return { token, needsPassword, returnTo: attempt.returnTo };
}

/** A state counts once: whoever comes first puts another in its place. */
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
