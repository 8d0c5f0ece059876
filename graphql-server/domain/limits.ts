import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { UserError } from './UserError';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often one key may do something within a window. */
export interface Limit {
  /**
   * Counts one against the key, before the work: attempts made side by side cannot slip through together.
   * @throws UserError RATE_LIMITED past the limit
   */
  take(key: string): Promise<void>;
  /** Gives one back, when it turned out to be nothing the limit counts. */
  giveBack(key: string): Promise<void>;
}

/** The limits of the product. Addresses are client IP addresses. */
export interface Limits {
  /** 10 in 15 minutes; key: name as typed and address. */
  failedSignInsOfAccount: Limit;
  /** 100 in 15 minutes; key: address. */
  failedSignInsOfAddress: Limit;
  /** 20 an hour; key: address. */
  registrations: Limit;
  /** 60 an hour; key: address. */
  guests: Limit;
}

/** Limits counted in this process's memory; all of them open when not enabled. */
export function createLimits({ enabled }: { enabled: boolean }): Limits {
  const limit = enabled ? countInMemory : () => unlimited;
  return {
    failedSignInsOfAccount: limit(10, 15 * MINUTE),
    failedSignInsOfAddress: limit(100, 15 * MINUTE),
    registrations: limit(20, HOUR),
    guests: limit(60, HOUR),
  };
}

const unlimited: Limit = { take: async () => undefined, giveBack: async () => undefined };

function countInMemory(points: number, seconds: number): Limit {
  const counter = new RateLimiterMemory({ points, duration: seconds });
  return {
    async take(key) {
      try {
        await counter.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw tooMany(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      }
    },
    async giveBack(key) {
      await counter.reward(key);
    },
  };
}

function tooMany(seconds: number): UserError {
  const minutes = Math.ceil(seconds / MINUTE);
  const wait = seconds < MINUTE ? 'a minute' : minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return new UserError('RATE_LIMITED', `Too many attempts. Please wait ${wait} and try again.`, {
    retryAfterSeconds: seconds,
  });
}
