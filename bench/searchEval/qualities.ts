import type { GradedCraving } from './developmentSet';
import type { Quality } from './Figures';
import { ndcg, recall } from './ndcg';

/** Two ways to find the first ten places: the engine (`ask`), and plain BM25 for comparison (`askWords`). */
export interface Asking {
  ask: (craving: GradedCraving) => string[];
  askWords: (craving: GradedCraving) => string[];
}

/** Returns the mean quality of each slice. The slice "all" contains all cravings. */
export function qualities(graded: readonly GradedCraving[], { ask, askWords }: Asking): Record<string, Quality> {
  const slices = new Map<string, Quality[]>();
  for (const craving of graded) {
    const found = ask(craving);
    const quality = {
      cravings: 1,
      ndcg: ndcg(found, craving.grades),
      recall: recall(found, craving.grades),
      bm25: ndcg(askWords(craving), craving.grades),
    };
    for (const slice of ['all', ...craving.slices]) slices.set(slice, [...(slices.get(slice) ?? []), quality]);
  }
  return Object.fromEntries(
    [...slices].map(([slice, all]) => {
      const average = (of: (each: Quality) => number) => rounded(mean(all.map(of)));
      const { length: cravings } = all;
      return [
        slice,
        {
          cravings,
          ndcg: average((each) => each.ndcg),
          recall: average((each) => each.recall),
          bm25: average((each) => each.bm25),
        },
      ];
    }),
  );
}

/** The mean of the values, or 0 if there are no values. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The value rounded to three decimals. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000;
