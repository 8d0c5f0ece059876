import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ExternalSignIn, Prisma } from '../../../database/__generated__/prisma/client';
import { UserError } from '../../../errors/UserError';
import type { Viewer } from '../../../Viewer';
import { hashToken } from '../../secretToken';
import type { Identity } from './identity';

/** What the client sends: the auth_token. The native app also sends the verifier of its challenge. */
export const ticketInput = z.object({ authToken: z.string().min(1), codeVerifier: z.string().nullish() });

/** A checked ticket input. */
export type TicketInput = z.output<typeof ticketInput>;

/** Who sends the token. */
export interface Bearer {
  viewer: Viewer;
  /** The secret of the browser (its cookie); undefined if the browser sends no cookie. */
  browser: string | undefined;
}

/** After this many attempts to enter the password (linkSignIn), the token stops working. */
export const TRIES = 5;

/**
 * Creates the error for a token that is unknown, used or expired, or that belongs to somebody else. The error is the
 * same in all these cases, so it reveals nothing about the token.
 */
export const invalidAuthToken = () =>
  new UserError('INVALID_AUTH_TOKEN', 'This sign-in has ended. Start it again from the Sign In dialog.');

/**
 * Finds the sign-in to which a token belongs, if the bearer may use the token. On the web, only the browser that
 * started the sign-in may send the token, so a link cannot sign somebody in to another person's account. The native app
 * opens the provider's page in another program, so the app sends its verifier instead of a cookie. If a member is
 * signed in, the token is refused, so the member's session is never replaced.
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

/** The person that the provider confirmed, as finishSignIn stored it. */
export function identityOf({ claims }: ExternalSignIn): Identity {
  return claims as unknown as Identity;
}

/**
 * Deletes the sign-in, so its token stops working. If several requests use the token at the same time, the first one
 * succeeds. The others wait until its transaction is committed, and then fail. Call this after all writes to the user.
 * Then the row of the user is locked before the row of the sign-in. The deletion of an account locks the rows in the
 * same order, so there is no deadlock.
 * @throws UserError INVALID_AUTH_TOKEN
 */
export async function spendTicket(
  transaction: Pick<Prisma.TransactionClient, 'externalSignIn'>,
  { id }: ExternalSignIn,
): Promise<void> {
  const { count } = await transaction.externalSignIn.deleteMany({ where: { id } });
  if (count !== 1) throw invalidAuthToken();
}

/** The challenge for a verifier, computed with PKCE's method S256 (RFC 7636, section 4.2). */
function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
