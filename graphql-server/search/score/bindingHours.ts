import type { HoursFilter } from './RankRequest';

/** The values of an hours filter that restrict the results; none if the list contains ANY_TIME. */
export function bindingHours(hours: readonly HoursFilter[] | null | undefined): readonly HoursFilter[] {
  return !hours || hours.includes('ANY_TIME') ? [] : hours;
}
