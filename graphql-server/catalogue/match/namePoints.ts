import { compareNames } from './compareNames';
import { addFeature, type MatchPoints } from './MatchPoints';
import type { PreparedRecord } from './prepareRecord';
import { shareVenue } from './shareVenue';
import { WEIGHTS } from './weights';

/** The points for the names, and the similarity of the names (0 to 1; always 1 if both records have the same brand). */
export interface NamePoints {
  points: MatchPoints;
  alike: number;
}

/**
 * Computes the points for the names, brands, trades and audiences of two records, and for trucks and carts.
 * @param isOneSource whether both records are from one source. Two different names in one source mean two places. Two
 * sources may use different names for one place.
 * @param place the result of placePoints. Different trades are stronger evidence for two places if the addresses differ
 * or one is unknown: for example, a bar and a takeout next door may have the same name. Different kinds ("Havana Cafe"
 * and "Havana Grill") are never evidence if the phone numbers are equal or nearly equal. Otherwise they are evidence if
 * the phone numbers differ, if the addresses differ or one is unknown, or if one record is of a chain and the other is
 * not of this chain.
 */
export function namePoints(
  one: PreparedRecord,
  other: PreparedRecord,
  { metres, isOneSource, place }: { metres: number | null; isOneSource: boolean; place: MatchPoints },
): NamePoints {
  const points: MatchPoints = {};
  const isOneAddress = place.sameAddress !== undefined;
  const isOnePhone = place.samePhone !== undefined || place.nearPhone !== undefined;
  const isOtherPhone = place.otherPhone !== undefined || place.otherPhoneOfChain !== undefined;
  const isChain = one.brand !== null || other.brand !== null;
  const isOneBrand = one.brand !== null && one.brand === other.brand;
  const isDoubtful = !isOnePhone && (!isOneAddress || isOtherPhone || (isChain && !isOneBrand));
  const [a, b] = [one.name.whole, other.name.whole];
  const compared = compareNames(one.name, other.name, isOtherPhone);
  const alike = isOneBrand ? 1 : compared.alike;
  if (alike < 0.8 && one.brand !== null && other.brand !== null) addFeature(points, 'otherBrand');
  points.name = WEIGHTS.name.find(([from]) => alike >= from)?.[1] ?? 0;
  // One list may call a branch "Subway", and another list may call the same branch "Subway North".
  const isOneBranch = isChain && alike >= 0.8 && isOneAddress && (!isOneSource || isOnePhone);
  const isOneSpot = metres !== null && metres <= WEIGHTS.spot && !isOneAddress;
  const areOtherTrades = areOpposed(a.trades, b.trades) || (isDoubtful && areOpposed(a.kinds, b.kinds));
  const areOtherPhones = one.phone !== null && other.phone !== null && one.phone !== other.phone;
  if (isOneSpot && alike >= 0.95 && !areOtherTrades && !isChain) addFeature(points, 'sameNameAtOneSpot');

  const rest = isOneBrand ? 0 : Math.min(compared.onlyFirst, compared.onlySecond);
  if (rest >= 0.9) addFeature(points, isOneSource ? 'otherWordsOfOneSource' : 'otherWords');
  else if (rest >= 0.45) addFeature(points, isOneSource ? 'otherCommonWordsOfOneSource' : 'otherCommonWords');
  else if (isOneSource && !isOneBrand && Math.max(compared.onlyFirst, compared.onlySecond) >= 0.9 && areOtherPhones)
    addFeature(points, 'extraWordsOfOneSource');

  if (a.stall !== b.stall) addFeature(points, 'otherStall');
  else if (one.audience !== other.audience || (isOneSource && one.audience !== null && alike < 0.95)) {
    addFeature(points, 'otherAudience');
  }
  if (shareVenue(one.name, other.name)) addFeature(points, 'sharedVenue');
  if (areOtherTrades) {
    addFeature(points, isOneSource ? 'otherTradeOfOneSource' : isOneAddress ? 'otherTrade' : 'otherTradeNextDoor');
  }
  if (isOneMobile(one, other, alike)) addFeature(points, 'mobile');
  if (areOpposed(a.marks, b.marks)) addFeature(points, isOneSource ? 'otherMarkOfOneSource' : 'otherMark');
  else if (a.marks.length > 0 !== b.marks.length > 0 && !isOneBranch)
    addFeature(points, isOneSource ? 'extraMarkOfOneSource' : 'extraMark');
  return { points, alike };
}

/**
 * Whether exactly one of two records is a truck or a cart. If only the cuisine names a truck or a cart, and the names
 * are almost equal, the restaurant may have a second permit, for a truck. In this case the result is false.
 */
function isOneMobile({ mobile: one }: PreparedRecord, { mobile: other }: PreparedRecord, alike: number): boolean {
  if ((one !== null) === (other !== null)) return false;
  return alike < 0.95 || (one ?? other) === 'name';
}

/** Whether both lists have words, but no word in common. */
const areOpposed = (one: readonly string[], other: readonly string[]) =>
  one.length > 0 && other.length > 0 && !one.some((word) => other.includes(word));
