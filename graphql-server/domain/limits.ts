import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { UserError } from '../errors/UserError';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often one client address (with a subject, where there is one) may do something within a window. */
export interface Limit {
  /**
   * Counts one (or so many), before the work: attempts made side by side cannot slip through together.
   * @throws UserError RATE_LIMITED past the limit
   */
  take(address: string, subject?: string, count?: number): Promise<void>;
  /** Gives one back, when it turned out to be nothing the limit counts. */
  giveBack(address: string, subject?: string): Promise<void>;
}

/** The limits of the product; docs/operating.md has their numbers too. */
export interface Limits {
  /** The subject is the account, or the name that nobody has. */
  failedSignInsOfAccount: Limit;
  /** Of all accounts together. */
  failedSignInsOfAddress: Limit;
  /**
   * Added up over all addresses; the subject is the account, or the name that nobody has, followed by
   * the device's own name where the account knows the device.
   */
  failedSignInsAnywhere: Limit;
  /** New accounts. */
  registrations: Limit;
  /** New guests. */
  guests: Limit;
  /** Links for a new password, added up over all addresses; the subject is the e-mail as the database folds it. */
  resetMailsOfEmail: Limit;
  /** The same of one address, to whomever. */
  resetMailsOfAddress: Limit;
  /** Links that confirm an e-mail, added up over all addresses; the subject is the member's user id. */
  confirmMailsOfMember: Limit;
  /** The same; the subject is the e-mail as the database folds it. */
  confirmMailsOfEmail: Limit;
  /** Letters that tell of a change, added up over all addresses; the subject is their kind and the e-mail in small letters. */
  noticesOfEmail: Limit;
  /** Letters from the form in the privacy notice. */
  dataRequests: Limit;
  /** What people say is wrong with a restaurant's page. */
  placeReports: Limit;
  /** Values that operations of the graph ask for. */
  graphValues: Limit;
  /** Cravings that a language model is asked about, for visitors and guests. */
  readingsOfVisitor: Limit;
  /** The same for a member, added up over all addresses; the subject holds the member's user id. */
  readingsOfMember: Limit;
  /** Places that live sources are asked about, for visitors and guests; the subject is the source. */
  lookUpsOfVisitor: Limit;
  /** The same for a member, added up over all addresses; the subject holds the source and the user id. */
  lookUpsOfMember: Limit;
  /** Files of their own data that a member takes home: 30 an hour, added up over all addresses; the subject is the user id. */
  exportsOfMember: Limit;
  /** Files that a member brings along: 20 an hour, likewise. */
  importsOfMember: Limit;
}

/** Limits counted in this process's memory; all of them open when not enabled. */
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

/** With `anywhere` only the subject counts, whatever address it comes from. */
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

/** One subscriber holds a whole IPv6 /64, so that is what counts as one address; IPv4 as it is, also when mapped into IPv6. */
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
