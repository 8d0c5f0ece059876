import type { Pool } from 'pg';
import { isUnreachable } from '../../database/isUnreachable';
import { UserError } from '../../errors/UserError';
import { log } from '../../log';
import type { CallBudget, PaidService } from '../../outbound/CallBudget';
import type { Viewer } from '../../Viewer';
import type { Limits } from '../limits';
import { dayOf, takeCall } from './takeCall';

/** The maximum number of calls to each service that one request may make. */
const MAX_PER_REQUEST: Record<PaidService, number> = { ai: 2, google: 5, yelp: 5 };
/** After this share of a day's calls, no matter who made them, only members may make more. */
const SHARE_OF_VISITORS = 0.75;

/** The client whose request gets a call budget. */
export interface Caller {
  address: string;
  viewer: Viewer;
}

/**
 * Call this once per server. The returned function remembers when a day's calls are used up.
 * @returns a function that creates a request's call budget. The budget permits and counts that request's paid calls
 */
export function createCallBudgets({ pool, limits }: { pool: Pool; limits: Limits }): (caller: Caller) => CallBudget {
  /**
   * Maps a service and its daily limit to the last day on which the limit was reached. For the rest of that day, the
   * database is not queried again.
   */
  const usedUpOn = new Map<string, string>();

  const takeOfDay = async (service: PaidService, most: number, now: Date): Promise<boolean> => {
    const key = `${service} ${most}`;
    if (usedUpOn.get(key) === dayOf(now)) return false;
    const isTaken = await takeCall(pool, service, most, now);
    if (!isTaken) usedUpOn.set(key, dayOf(now));
    return isTaken;
  };

  return ({ address, viewer }) => {
    const left = { ...MAX_PER_REQUEST };
    const takeOfCaller = (service: PaidService): Promise<void> =>
      viewer.kind === 'MEMBER'
        ? limits[service === 'ai' ? 'readingsOfMember' : 'lookUpsOfMember'].take(address, `${service} ${viewer.userId}`)
        : limits[service === 'ai' ? 'readingsOfVisitor' : 'lookUpsOfVisitor'].take(address, service);
    return {
      async reserveCall(service, quota, now) {
        if (left[service] === 0) return false;
        left[service] -= 1;
        const most = viewer.kind === 'MEMBER' ? quota : Math.floor(quota * SHARE_OF_VISITORS);
        try {
          await takeOfCaller(service);
          return await takeOfDay(service, most, now);
        } catch (error) {
          if (!(error instanceof UserError) && !isUnreachable(error)) {
            const { code } = error as { code?: string };
            log.warn('paid calls cannot be counted, so the call is not made', { service, code });
          }
          return false;
        }
      },
    };
  };
}
