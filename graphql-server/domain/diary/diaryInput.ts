import { z } from 'zod';
import { isUuid } from '../../database/isUuid';
import { blankClears, blankIsAbsent, paragraphs } from '../input/text';
import type { Reason } from '../input/words';
import { readMoment } from '../isoTime';
import { stars } from '../ratings/stars';
import { visitDate } from '../visitDate';

const facts = {
  visitedAt: blankClears(visitDate),
  notes: blankClears(paragraphs().max(4000)),
  favoriteDishes: blankClears(paragraphs().max(500)),
};

const notUuid = { reason: 'must be a UUID, e.g. 6f9619ff-8b86-4d01-b42d-00cf4fc964ff' } satisfies Reason;
const uuid = z.string().trim().toLowerCase().refine(isUuid, { params: notUuid });

const moment = { reason: 'must be a moment with its offset from UTC, e.g. 2026-11-26T18:30:00.123Z' } satisfies Reason;

/** The `updatedAt` of the entry when the caller read it: a Date from the GraphQL API, or a text from the REST API. */
const updatedAtRead = blankIsAbsent(
  z.preprocess(
    (value) => (typeof value === 'string' ? (readMoment(value) ?? value) : value),
    z.custom<Date>((value) => value instanceof Date, { params: moment }),
  ),
);

/** The fields of a new entry, without the restaurant. The caller may choose the id of the entry's first visit. */
export const newDiaryEntry = z.object({ ...facts, visitId: blankIsAbsent(uuid) });
/** A checked new entry. */
export type NewDiaryEntry = z.output<typeof newDiaryEntry>;

/** A new visit to add to an entry. */
export const newVisit = newDiaryEntry;
/** A checked new visit. */
export type NewVisit = NewDiaryEntry;

/** Changes to a visit. An absent field stays as it is; null or a blank text clears a field. */
export const visitChanges = z.object({ ...facts, ifUpdatedAt: updatedAtRead });
/** Checked changes. */
export type VisitChanges = z.output<typeof visitChanges>;

/** Changes to an entry. 0 stars count as absent. */
export const diaryChanges = visitChanges.extend({
  /** Only the REST API uses this field. In the GraphQL API, rateRestaurant and removeRating change the rating. */
  userRating: z.preprocess((value) => (value === 0 ? undefined : value), blankClears(stars)),
});
/** Checked changes. */
export type DiaryChanges = z.output<typeof diaryChanges>;
