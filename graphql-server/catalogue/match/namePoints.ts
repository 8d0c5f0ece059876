import { compareNames, shareOnlyVenue } from './compareNames';
import { give, type MatchPoints } from './MatchPoints';
import type { PreparedRecord } from './prepareRecord';
import { WEIGHTS } from './weights';

/** What the names say, and how alike they are, 0 to 1. */
export interface NamePoints {
  points: MatchPoints;
  alike: number;
}

/**
 * @param isOneSource a register that lists a house twice under two names means two places; two registers may mean one.
 * @param isOneAddress next door a bar and its takeout are two places.
 */
export function namePoints(
  one: PreparedRecord,
  other: PreparedRecord,
  { metres, isOneSource, isOneAddress }: { metres: number | null; isOneSource: boolean; isOneAddress: boolean },
): NamePoints {
  const points: MatchPoints = {};
  const [a, b] = [one.name.whole, other.name.whole];
  const compared = compareNames(one.name, other.name);
  const isOneBrand = one.brand !== null && one.brand === other.brand;
  const alike = isOneBrand ? 1 : compared.alike;
  if (alike < 0.8 && one.brand !== null && other.brand !== null) give(points, 'otherBrand');
  points.name = WEIGHTS.name.find(([from]) => alike >= from)?.[1] ?? 0;
  const isOneSpot = metres !== null && metres <= WEIGHTS.spot && !isOneAddress;
  const areOtherTrades = areOpposed(a.trades, b.trades);
  const areOtherPhones = one.phone !== null && other.phone !== null && one.phone !== other.phone;
  const isChain = one.brand !== null || other.brand !== null;
  if (isOneSpot && alike >= 0.95 && !areOtherTrades && !isChain) give(points, 'sameNameAtOneSpot');

  const rest = isOneBrand ? 0 : Math.min(compared.onlyOne, compared.onlyOther);
  if (rest >= 0.9) give(points, isOneSource ? 'otherWordsOfOneSource' : 'otherWords');
  else if (rest >= 0.45) give(points, isOneSource ? 'otherCommonWordsOfOneSource' : 'otherCommonWords');
  else if (isOneSource && !isOneBrand && Math.max(compared.onlyOne, compared.onlyOther) >= 0.9 && areOtherPhones)
    give(points, 'extraWordsOfOneSource');

  if (a.stall !== b.stall) give(points, 'otherStall');
  else if (one.audience !== other.audience || (isOneSource && one.audience !== null && alike < 0.95)) {
    give(points, 'otherAudience');
  }
  if (shareOnlyVenue(one.name, other.name)) give(points, 'sharedVenue');
  if (areOtherTrades) {
    give(points, isOneSource ? 'otherTradeOfOneSource' : isOneAddress ? 'otherTrade' : 'otherTradeNextDoor');
  }
  if (isOneMobile(one, other, alike)) give(points, 'mobile');
  if (areOpposed(a.marks, b.marks)) give(points, isOneSource ? 'otherMarkOfOneSource' : 'otherMark');
  else if (a.marks.length > 0 !== b.marks.length > 0) give(points, isOneSource ? 'extraMarkOfOneSource' : 'extraMark');
  return { points, alike };
}

/** One of the two drives. A truck that only a register calls so may be the permit of a house with the same name. */
function isOneMobile({ mobile: one }: PreparedRecord, { mobile: other }: PreparedRecord, alike: number): boolean {
  if ((one !== null) === (other !== null)) return false;
  return alike < 0.95 || (one ?? other) === 'name';
}

/** Each says something, and nothing that the other says. */
const areOpposed = (one: readonly string[], other: readonly string[]) =>
  one.length > 0 && other.length > 0 && !one.some((word) => other.includes(word));
