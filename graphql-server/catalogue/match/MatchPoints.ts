import { WEIGHTS } from './weights';

/** A feature of a pair, as weights.ts names it. */
export type MatchFeature = keyof typeof WEIGHTS;
/** What each feature that a pair has adds to its score. */
export type MatchPoints = Partial<Record<MatchFeature, number>>;

type Flag = { [F in MatchFeature]: (typeof WEIGHTS)[F] extends number ? F : never }[MatchFeature];

/** The pair has this feature. */
export function give(points: MatchPoints, feature: Flag): void {
  points[feature] = WEIGHTS[feature];
}

/** The score. */
export function sumOf(points: MatchPoints): number {
  let sum = 0;
  for (const feature in points) sum += points[feature as MatchFeature] ?? 0;
  return sum;
}
