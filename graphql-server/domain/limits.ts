import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { UserError } from '../errors/UserError';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Limits the number of attempts within a period. Each subject is counted separately. Each client address is counted
 * separately too, except in limits whose description says "from all addresses together".
 */
export interface Limit {
  /**
   * Counts `count` attempts (1 if absent). Call this before the work, so simultaneous attempts cannot exceed the limit.
   * @throws UserError RATE_LIMITED when the limit is exceeded
   */
  take(address: string, subject?: string, count?: number): Promise<void>;
  /** Subtracts one attempt that `take` has counted but that should not count. */
  giveBack(address: string, subject?: string): Promise<void>;
}

/** All limits except the limit on requests (installRateLimit.ts). docs/operating.md also lists their numbers. */
export interface Limits {
  /** Failed sign-ins to one account. The subject is the account, or the typed name if no account has it. */
  failedSignInsOfAccount: Limit;
  /** Failed sign-ins from one address to all accounts together. */
  failedSignInsOfAddress: Limit;
  /**
   * Failed sign-ins from all addresses together. The subject is the account, or the typed name if no account has it. If
   * the device has signed in to the account before, the subject is the account and the name of the device.
   */
  failedSignInsAnywhere: Limit;
  /** Attempts to create an account. */
  registrations: Limit;
  /** Requests to continue as a guest, from new guests and from guests who return (continueAsGuest). */
  guests: Limit;
  /**
   * Requests for a link to choose a new password, from all addresses together. The subject is the e-mail, changed to
   * lower case by the database.
   */
  resetMailsOfEmail: Limit;
  /** Requests from one address for links to choose a new password, for all e-mails together. */
  resetMailsOfAddress: Limit;
  /** Requests for a link to confirm an e-mail, from all addresses together. The subject is the member's user id. */
  confirmMailsOfMember: Limit;
  /**
   * Requests for a link to confirm an e-mail, from all addresses together. The subject is the e-mail to which the link
   * is sent, changed to lower case by the database.
   */
  confirmMailsOfEmail: Limit;
  /**
   * Mails about a change to an account, from all addresses together. The subject is the kind of the mail and the e-mail
   * in lower case.
   */
  noticesOfEmail: Limit;
  /** Requests that are sent with the form in the privacy notice. */
  dataRequests: Limit;
  /** Reports of problems with a restaurant's page. */
  placeReports: Limit;
  /** Values that GraphQL operations request. Operations with few values are not counted (limitSpending). */
  graphValues: Limit;
  /** Cravings that a language model reads, for visitors and guests. */
  readingsOfVisitor: Limit;
  /**
   * Cravings that a language model reads for a member, from all addresses together. The subject contains the user id.
   */
  readingsOfMember: Limit;
  /** Calls to a live source of restaurant data, for visitors and guests. The subject is the source. */
  lookUpsOfVisitor: Limit;
  /**
   * Calls to a live source for a member, from all addresses together. The subject contains the source and the user id.
   */
  lookUpsOfMember: Limit;
  /** Files that a member exports, from all addresses together. The subject is the user id. */
  exportsOfMember: Limit;
  /** Files that a member imports, from all addresses together. The subject is the user id. */
  importsOfMember: Limit;
}

/** Limits that are counted in the memory of this process. If they are not enabled, nothing is limited. */
export function createLimits({ enabled }: { enabled: boolean }): Limits {
  const limit = enabled ? countInMemory : () => unlimited;
  return {
    failedSignInsOfAccount: limit(10, 15 * MINUTE),
    failedSignInsOfAddress: limit(100, 15 * MINUTE),
    failedSignInsAnywhere: limit(50, 15 * MINUTE, { anywhere: true }),
    registrations: limit(20, HOUR),
    guests: limit(60, HOUR),
    resetMailsOfEmail: limit(5, HOUR, { anywhere: true }),
    resetMailsOfAddress: limit(20, HOUR),
    confirmMailsOfMember: limit(5, HOUR, { anywhere: true }),
    confirmMailsOfEmail: limit(5, HOUR, { anywhere: true }),
    noticesOfEmail: limit(5, HOUR, { anywhere: true }),
    dataRequests: limit(5, HOUR),
    placeReports: limit(10, HOUR),
    graphValues: limit(1_500_000, MINUTE),
    readingsOfVisitor: limit(20, 10 * MINUTE),
    readingsOfMember: limit(60, 10 * MINUTE, { anywhere: true }),
    lookUpsOfVisitor: limit(30, 10 * MINUTE),
    lookUpsOfMember: limit(120, 10 * MINUTE, { anywhere: true }),
    exportsOfMember: limit(30, HOUR, { anywhere: true }),
    importsOfMember: limit(20, HOUR, { anywhere: true }),
  };
}

const unlimited: Limit = { take: async () => undefined, giveBack: async () => undefined };

/** With `anywhere`, attempts from all addresses count together for the subject. */
function countInMemory(points: number, seconds: number, { anywhere = false } = {}): Limit {
  const counter = new RateLimiterMemory({ points, duration: seconds });
  const keyOf = (address: string, subject = '') => `${anywhere ? '' : networkOf(address)} ${subject}`;
  return {
    async take(address, subject, count = 1) {
      try {
        await counter.consume(keyOf(address, subject), count);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw tooMany(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      }
    },
    async giveBack(address, subject) {
      await counter.reward(keyOf(address, subject));
    },
  };
}

/**
 * The part of an address for which attempts are counted. It is the whole IPv4 address, or the first 64 bits of an IPv6
 * address, because all addresses with the same 64 bits usually belong to one subscriber.
 */
export function networkOf(address: string): string {
  if (!isIP(address)) return address;
  const known = ipaddr.process(address);
  if (known instanceof ipaddr.IPv4) return known.toString();
  return known.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}

function tooMany(seconds: number): UserError {
  const minutes = Math.ceil(seconds / MINUTE);
  const wait = seconds < MINUTE ? 'a minute' : minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return new UserError('RATE_LIMITED', `Too many attempts. Please wait ${wait} and try again.`, {
    retryAfterSeconds: seconds,
  });
}
