import type { MatchPoints } from './MatchPoints';
import { sumOf } from './MatchPoints';
import type { MatchRecord } from './MatchRecord';
import { metresBetween } from './metresBetween';
import { namePoints } from './namePoints';
import { placePoints } from './placePoints';
import { prepareRecord } from './prepareRecord';
import { WEIGHTS } from './weights';

/** The reasons why two records are one place, or two places. */
export interface MatchExplanation {
  isSame: boolean;
  /** The sum of the points. Above 0, the records are one place. */
  score: number;
  /** How alike the names are, 0 to 1. */
  name: number;
  /** The distance; null if a record has no coordinates. */
  metres: number | null;
  /** The points of each feature. */
  points: MatchPoints;
}

/** Examines every feature of a pair. */
export function explainMatch(a: MatchRecord, b: MatchRecord): MatchExplanation {
  const one = prepareRecord(a);
  const other = prepareRecord(b);
  const metres = metresBetween(a, b);
  const isOneSource = a.source === b.source;
  const place = placePoints(one, other, metres, isOneSource);
  const isOneAddress = place.sameAddress !== undefined;
  const { points: names, alike } = namePoints(one, other, { metres, isOneSource, isOneAddress });
  const points = { start: WEIGHTS.start, ...names, ...place };
  const score = sumOf(points);
  return { isSame: a.state === b.state && score > 0, score, name: alike, metres, points };
}
