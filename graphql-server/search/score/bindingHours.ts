import type { HoursFilter } from './RankRequest';

/** The hours that impose something: none beside ANY_TIME, which imposes nothing whatever stands beside it (D41). */
export function bindingHours(hours: readonly HoursFilter[] | null | undefined): readonly HoursFilter[] {
  return !hours || hours.includes('ANY_TIME') ? [] : hours;
}
