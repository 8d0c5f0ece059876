import { WEIGHTS } from './weights';

/** A feature of a pair; the names are in weights.ts. */
export type MatchFeature = keyof typeof WEIGHTS;
/** The points that each feature of a pair adds to the score. */
export type MatchPoints = Partial<Record<MatchFeature, number>>;

type Flag = { [F in MatchFeature]: (typeof WEIGHTS)[F] extends number ? F : never }[MatchFeature];

/** Adds a feature to the pair. */
export function give(points: MatchPoints, feature: Flag): void {
  points[feature] = WEIGHTS[feature];
}

/** The score: the sum of all points. */
export function sumOf(points: MatchPoints): number {
  let sum = 0;
  for (const feature in points) sum += points[feature as MatchFeature] ?? 0;
  return sum;
}
