import { isDay } from '../../ui/shortDate';

/** The typed fields of an entry or a visit. Empty fields are "", and 0 means no stars. `day` is like "2025-09-04". */
export type Draft = { stars: number; day: string; dishes: string; notes: string };

/** The stored fields of an entry or a visit. */
export type StoredFields = {
  readonly visitedAt: string | null | undefined;
  readonly dishNotes: string | null | undefined;
  readonly notes: string | null | undefined;
};

/** The draft that an edit starts with: the stored fields and the stars. */
export function draftOf({ visitedAt, dishNotes, notes }: StoredFields, stars: number | null | undefined): Draft {
  return { stars: stars ?? 0, day: dayOf(visitedAt), dishes: dishNotes ?? '', notes: notes ?? '' };
}

/** The calendar day of a visit; "" without a date. For a point in time, this is the day in the device's time zone. */
export function dayOf(visitedAt: string | null | undefined): string {
  if (!visitedAt || isDay(visitedAt)) return visitedAt ?? '';
  const moment = new Date(visitedAt);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/**
 * The days that the date field accepts: from 1900 (like the server) to today. If the visit already has a later day, for
 * example for a table that is booked, the field accepts all days up to it, so that the other fields can be changed.
 */
export function dayBounds({ day }: Draft) {
  const today = dayOf(new Date().toISOString());
  return { min: '1900-01-01', max: day > today ? day : today };
}

/**
 * Returns only the changed fields. An emptied field is null, which clears the stored field. `stars` is null if the
 * stars were removed, and undefined if they are unchanged.
 */
export function changesOf(before: Draft, after: Draft) {
  const changed = (from: string, to: string) => (from === to.trim() ? undefined : to.trim() || null);
  const fields = {
    visitedAt: changed(before.day, after.day),
    dishNotes: changed(before.dishes, after.dishes),
    notes: changed(before.notes, after.notes),
  };
  const entry = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const stars = before.stars === after.stars ? undefined : after.stars || null;
  return { entry: entry as Partial<StoredFields>, stars };
}

/** Whether a field or the stars were changed. */
export function isChanged(before: Draft, after: Draft): boolean {
  const { entry, stars } = changesOf(before, after);
  return stars !== undefined || Object.keys(entry).length > 0;
}

/**
 * Whether the stored texts are the texts from before the edit (nothing or only another visit of the entry was changed)
 * or the typed texts (they were just saved, but the stars were not). In both cases, a save overwrites nothing.
 */
export function isExpected(stored: Draft, { before, now }: { before: Draft; now: Draft }): boolean {
  return [before, now].some((draft) => !isChanged(stored, { ...draft, stars: stored.stars }));
}

/** The stored draft with the user's own changes: a field that the user did not change has its stored value. */
export function withOwnChanges(stored: Draft, { before, now }: { before: Draft; now: Draft }): Draft {
  const own = Object.entries(now).filter(([field, value]) => value !== before[field as keyof Draft]);
  return { ...stored, ...Object.fromEntries(own) };
}
