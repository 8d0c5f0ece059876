import { z } from 'zod';
import { blankClears, paragraphs } from '../input/text';
import { stars } from '../ratings/stars';
import { visitDate } from '../visitDate';

const facts = {
  visitedAt: blankClears(visitDate),
  notes: blankClears(paragraphs().max(4000)),
  favoriteDishes: blankClears(paragraphs().max(500)),
};

/** A new entry, apart from its restaurant (restaurants.md §7). */
export const newDiaryEntry = z.object(facts);
/** A checked new entry. */
export type NewDiaryEntry = z.output<typeof newDiaryEntry>;

/** Changes to an entry: absent stays as it is, null or blank clears, no stars (0) count as absent (D26, D27). */
export const diaryChanges = z.object({
  ...facts,
  /** REST's door to the one rating; the graph has rateRestaurant and removeRating. */
  userRating: z.preprocess((value) => (value === 0 ? undefined : value), blankClears(stars)),
});
/** Checked changes. */
export type DiaryChanges = z.output<typeof diaryChanges>;
