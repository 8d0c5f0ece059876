import type { MatchPoints } from './MatchPoints';
import { sumOf } from './MatchPoints';
import type { MatchRecord } from './MatchRecord';
import { metresBetween } from './metresBetween';
import { namePoints } from './namePoints';
import { placePoints } from './placePoints';
import { prepareRecord } from './prepareRecord';
import { WEIGHTS } from './weights';

/** The decision whether two records are one place, and the reasons for the decision. */
export interface MatchExplanation {
  isSame: boolean;
  /** The sum of the points. If it is above 0, the records are one place, unless they are in different states. */
  score: number;
  /** The similarity of the names, from 0 to 1. */
  name: number;
  /** The distance between the records in meters. Null if one of them has no coordinates. */
  metres: number | null;
  /** The points of each feature. */
  points: MatchPoints;
}

/** Computes every feature of a pair, so that a person can see why the matcher decides as it does. */
export function explainMatch(a: MatchRecord, b: MatchRecord): MatchExplanation {
  const one = prepareRecord(a);
  const other = prepareRecord(b);
  const metres = metresBetween(a, b);
  const isOneSource = a.source === b.source;
  const place = placePoints(one, other, metres, isOneSource);
  const { points: names, alike } = namePoints(one, other, { metres, isOneSource, place });
  const points = { start: WEIGHTS.start, ...names, ...place };
  const score = sumOf(points);
  return { isSame: a.state === b.state && score > 0, score, name: alike, metres, points };
}
