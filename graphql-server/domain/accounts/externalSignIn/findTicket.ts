import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ExternalSignIn, Prisma } from '../../../database/__generated__/prisma/client';
import { UserError } from '../../../errors/UserError';
import type { Viewer } from '../../../Viewer';
import { hashToken } from '../../secretToken';
import type { Identity } from './identity';

/** What the app hands in: the auth_token, and the native shell the verifier of its challenge too. */
export const ticketInput = z.object({ authToken: z.string().min(1), codeVerifier: z.string().nullish() });

/** A checked hand-in. */
export type TicketInput = z.output<typeof ticketInput>;

/** Who hands it in. */
export interface Bearer {
  viewer: Viewer;
  /** The secret of the browser (its cookie); undefined without one. */
  browser: string | undefined;
}

/** So many wrong passwords (linkSignIn), then the token is dead. */
export const TRIES = 5;

/** One answer for unknown, used, too old, and another's: nothing is told about a token to who may not use it. */
export const invalidAuthToken = () =>
  new UserError('INVALID_AUTH_TOKEN', 'This sign-in has ended. Start it again from the Sign In dialog.');

/**
 * The sign-in that a token belongs to, if it is the bearer's. On the web only the browser that began may hand it in, so
 * nobody is signed in to another's account by following a link; a native shell, whose browser is another program, shows
 * its verifier instead. A member's session is never replaced.
 * @throws UserError INVALID_AUTH_TOKEN
 */
export async function findTicket(
  prisma: Pick<Prisma.TransactionClient, 'externalSignIn'>,
  { authToken, codeVerifier }: TicketInput,
  { viewer, browser }: Bearer,
): Promise<ExternalSignIn> {
  if (viewer.kind === 'MEMBER') throw invalidAuthToken();
  const ticket = await prisma.externalSignIn.findUnique({
    where: { tokenHash: hashToken(authToken), expiresAt: { gt: new Date() }, wrongPasswords: { lt: TRIES } },
  });
  const isTheirs = ticket?.appChallenge
    ? Boolean(codeVerifier) && challengeOf(codeVerifier ?? '') === ticket.appChallenge
    : Boolean(browser) && hashToken(browser ?? '') === ticket?.cookieHash;
  if (!ticket || !isTheirs) throw invalidAuthToken();
  return ticket;
}

/** Whom the provider vouched for, as finishSignIn kept it. */
export function identityOf({ claims }: ExternalSignIn): Identity {
  return claims as unknown as Identity;
}

/**
 * Of several who hand in the same token at once, the first; the others wait for its transaction's end. Comes last in
 * one: like the deletion of an account, it locks users before sign-ins.
 * @throws UserError INVALID_AUTH_TOKEN
 */
export async function spendTicket(
  transaction: Pick<Prisma.TransactionClient, 'externalSignIn'>,
  { id }: ExternalSignIn,
): Promise<void> {
  const { count } = await transaction.externalSignIn.deleteMany({ where: { id } });
  if (count !== 1) throw invalidAuthToken();
}

/** PKCE's S256 (RFC 7636, section 4.2). */
function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
