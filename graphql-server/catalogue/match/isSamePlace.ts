import { FARTHEST_NEIGHBOUR, numbersApart } from './compareAddresses';
import { sumOf } from './MatchPoints';
import type { MatchRecord } from './MatchRecord';
import { metresBetween } from './metresBetween';
import { namePoints } from './namePoints';
import { placePoints } from './placePoints';
import { type PreparedRecord, prepareRecord } from './prepareRecord';
import { WEIGHTS } from './weights';

const BEST_NAME = WEIGHTS.name[0][1];

/**
 * Whether two records are one restaurant. The function is pure, and the order of the records makes no difference. The
 * function returns the same decision as explainMatch, but is faster, because it compares the names only if they can
 * still change the decision.
 * The prepared form of a record is cached as long as the record exists, so callers must not change records.
 */
export function isSamePlace(a: MatchRecord, b: MatchRecord): boolean {
  if (a.state !== b.state) return false;
  const one = prepareRecord(a);
  const other = prepareRecord(b);
  const metres = metresBetween(a, b);
  if (areOtherHouses(one, other, metres)) return false;
  const isOneSource = a.source === b.source;
  const points = placePoints(one, other, metres, isOneSource);
  const score = WEIGHTS.start + sumOf(points);
  const best = metres !== null && metres <= WEIGHTS.spot ? BEST_NAME + WEIGHTS.sameNameAtOneSpot : BEST_NAME;
  if (score + best <= 0) return false;
  return score + sumOf(namePoints(one, other, { metres, isOneSource, place: points }).points) > 0;
}

/**
 * True if the house numbers of two records differ by more than FARTHEST_NEIGHBOUR, and the records have no common phone
 * number, website or store number and are not at one spot. Most pairs in a neighborhood are like this. The score of
 * such a pair is at most 0: the best name (4), the shortest distance (2) and a mistyped phone number (2) only balance
 * `start` (-5) and `otherNumber` (-3).
 */
function areOtherHouses(one: PreparedRecord, other: PreparedRecord, metres: number | null): boolean {
  if (!one.street || !other.street || (metres !== null && metres <= WEIGHTS.spot)) return false;
  if (one.street.numbers.length === 0 || other.street.numbers.length === 0) return false;
  if (one.phone !== null && one.phone === other.phone) return false;
  if (one.host !== null && one.host === other.host) return false;
  const store = one.name.whole.storeNumber;
  if (store !== null && store === other.name.whole.storeNumber) return false;
  return numbersApart(one.street, other.street) > FARTHEST_NEIGHBOUR;
}
