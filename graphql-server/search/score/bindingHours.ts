import type { HoursFilter } from './RankRequest';

/** The hours that restrict the results. A list with ANY_TIME restricts nothing, even if it has other values. */
export function bindingHours(hours: readonly HoursFilter[] | null | undefined): readonly HoursFilter[] {
  return !hours || hours.includes('ANY_TIME') ? [] : hours;
}
