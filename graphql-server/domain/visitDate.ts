import { z } from 'zod';
import type { Reason } from './input/words';

/** The date of a visit: a moment, or a calendar day that is the same everywhere (stored as midnight in UTC). */
export interface VisitDate {
  visitedAt: Date;
  visitedIsDay: boolean;
}

/** The value for an unknown date. */
export const noVisit = { visitedAt: null, visitedIsDay: false };

const SPELLING = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:\d{2})?)?$/i;
const EARLIEST = Date.UTC(1900, 0, 1);
/** A visit may be in the future, because people enter visits for tables that they have booked. */
const MAX_DAYS_AHEAD = 366;
const DAY = 24 * 60 * 60 * 1000;

const spelling = {
  reason: 'must be a calendar day (2025-09-04) or a date and time (2025-09-04T19:30:00Z)',
} satisfies Reason;
const bounds = { reason: 'must lie between 1900 and a year from now' } satisfies Reason;

/** Reads the date of a visit in ISO 8601: only a day, or a day with a time (in UTC if it has no offset). */
export const visitDate = z
  .string()
  .trim()
  .refine((text) => readVisitDate(text) !== null, { params: spelling, abort: true })
  .transform((text) => readVisitDate(text) as VisitDate)
  .refine(({ visitedAt }) => isWithinBounds(visitedAt.getTime()), { params: bounds });

/** The date of a visit as text: "2025-09-04" for a day, "2025-09-04T19:30:00.000Z" for a moment, null for no date. */
export function writeVisitDate({ visitedAt, visitedIsDay }: { visitedAt: Date | null; visitedIsDay: boolean }) {
  return visitedAt && (visitedIsDay ? visitedAt.toISOString().slice(0, 10) : visitedAt.toISOString());
}

/** Returns null for text that does not match SPELLING, and for a day or time that does not exist. */
function readVisitDate(text: string): VisitDate | null {
  const [, day = '', time, zone = 'Z'] = SPELLING.exec(text) ?? [];
  const midnight = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return null;
  if (!time) return { visitedAt: midnight, visitedIsDay: true };
  const moment = new Date(`${day}T${time}${zone.toUpperCase()}`);
  return Number.isNaN(moment.getTime()) ? null : { visitedAt: moment, visitedIsDay: false };
}

function isWithinBounds(time: number): boolean {
  return time >= EARLIEST && time <= Date.now() + MAX_DAYS_AHEAD * DAY;
}
