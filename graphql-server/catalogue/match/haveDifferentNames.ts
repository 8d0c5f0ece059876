import type { MatchRecord } from './MatchRecord';
import { namePoints } from './namePoints';
import { prepareRecord } from './prepareRecord';

/** From this number of points downward (see WEIGHTS.name), two names have little in common. */
const LITTLE_IN_COMMON = -2;

/** Whether two records have names of different places: two chains, "North" and "South", or few common words. */
export function haveDifferentNames(a: MatchRecord, b: MatchRecord): boolean {
  const { points } = namePoints(prepareRecord(a), prepareRecord(b), { metres: null, isOneSource: false, place: {} });
  return points.otherBrand !== undefined || points.otherMark !== undefined || (points.name ?? 0) <= LITTLE_IN_COMMON;
}
