import { WEIGHTS } from './weights';

/** The name of a feature of a pair of records. weights.ts explains the features. */
export type MatchFeature = keyof typeof WEIGHTS;
/** The points of a pair of records, by feature. A feature that the pair does not have is missing. */
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
