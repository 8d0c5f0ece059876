import { WEIGHTS } from './weights';

/** The name of a feature of a pair. weights.ts explains the features. */
export type MatchFeature = keyof typeof WEIGHTS;
/** The points of each feature that a pair has. */
export type MatchPoints = Partial<Record<MatchFeature, number>>;

type Flag = { [F in MatchFeature]: (typeof WEIGHTS)[F] extends number ? F : never }[MatchFeature];

/** Adds a feature with its weight to the points of a pair. */
export function addFeature(points: MatchPoints, feature: Flag): void {
  points[feature] = WEIGHTS[feature];
}

/** The score: the sum of all points. */
export function sumOf(points: MatchPoints): number {
  let sum = 0;
  for (const feature in points) sum += points[feature as MatchFeature] ?? 0;
  return sum;
}
