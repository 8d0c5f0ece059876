import { z } from 'zod';
import { paragraphs } from '../input/text';
import { stars } from '../ratings/stars';
import { visitDate } from '../visitDate';

const isBlank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');

/** Null and blank mean "nothing there"; absent stays absent. */
const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (isBlank(value) ? null : value), schema.nullish());

const facts = {
  visitedAt: orNothing(visitDate),
  notes: orNothing(paragraphs().max(4000)),
  favoriteDishes: orNothing(paragraphs().max(500)),
};

/** A new entry, apart from its restaurant (restaurants.md §7). */
export const newDiaryEntry = z.object(facts);
/** A checked new entry. */
export type NewDiaryEntry = z.output<typeof newDiaryEntry>;

/** Changes to an entry: absent stays as it is, null or blank clears, no stars (0) count as absent (D26, D27). */
export const diaryChanges = z.object({
  ...facts,
  userRating: z.preprocess((value) => (value === 0 ? undefined : value), orNothing(stars)),
});
/** Checked changes. */
export type DiaryChanges = z.output<typeof diaryChanges>;
