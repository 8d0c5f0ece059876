import { areNextTowns, comparePlaces, isOneTown, isSameLine } from './comparePlaces';
import { addFeature, type MatchPoints } from './MatchPoints';
import type { PreparedRecord } from './prepareRecord';
import { WEIGHTS } from './weights';

/** In meters. Two sources rarely list two branches of a chain so near each other. */
const PLOT = 50;

/**
 * Computes the points for the addresses, the distance, the phone numbers, the store numbers and the websites of two
 * records. namePoints computes all other points.
 */
export function placePoints(
  one: PreparedRecord,
  other: PreparedRecord,
  metres: number | null,
  isOneSource: boolean,
): MatchPoints {
  const points: MatchPoints = {};
  const address = comparePlaces(one, other, metres, isOneSource);
  if (address === 'otherNumber' && isOneSource) addFeature(points, 'otherNumberOfOneSource');
  else if (address) addFeature(points, address);
  const isOneAddress = address === 'sameAddress';
  const [unit, otherUnit] = [one.street?.unit, other.street?.unit];
  const isOneRoof = isOneAddress || (isOneSource && address === null);
  if (isOneRoof && unit && otherUnit && unit !== otherUnit) {
    addFeature(points, isOneSource ? 'otherUnitOfOneSource' : 'otherUnit');
  }
  if (metres !== null) {
    const byDistance = WEIGHTS.metres.find(([to]) => metres <= to)?.[1] ?? 0;
    const isGeocoded = isOneAddress && !isOneSource && isSameLine(one, other);
    points.metres = isGeocoded ? Math.max(byDistance, WEIGHTS.farthestOfOneAddress) : byDistance;
  } else if (!isOneTown(one, other)) addFeature(points, areNextTowns(one, other) ? 'nextTown' : 'otherTown');
  const isOnePlot = metres !== null && metres <= PLOT && !(isOneSource && address);
  const areBranches = one.brand !== null && one.brand === other.brand && !isOneAddress && !isOnePlot;
  addPhone(points, one.phone, other.phone, areBranches);
  addStoreNumber(points, one.name.whole.storeNumber, other.name.whole.storeNumber, isOneSource, isOneAddress);
  if (one.host && one.host === other.host) addFeature(points, 'sameHost');
  return points;
}

/** @param areBranches whether the records are of one chain, but neither at one address nor on one plot */
function addPhone(points: MatchPoints, one: string | null, other: string | null, areBranches: boolean): void {
  if (!one || !other) return;
  if (one === other) addFeature(points, 'samePhone');
  else if (isMistyped(one, other)) addFeature(points, 'nearPhone');
  else addFeature(points, areBranches ? 'otherPhoneOfChain' : 'otherPhone');
}

/** Whether two phone numbers differ in only one digit, or only because two digits are swapped. */
function isMistyped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let first = -1;
  let second = -1;
  for (let at = 0; at < one.length; at += 1) {
    if (one[at] === other[at]) continue;
    if (second >= 0) return false;
    if (first < 0) first = at;
    else second = at;
  }
  return second < 0 || (one[first] === other[second] && one[second] === other[first]);
}

function addStoreNumber(
  points: MatchPoints,
  one: string | null,
  other: string | null,
  isOneSource: boolean,
  isOneAddress: boolean,
): void {
  if (!one || !other) return;
  if (one === other) addFeature(points, 'sameStoreNumber');
  else if (isOneSource) addFeature(points, 'otherStoreNumberOfOneSource');
  else addFeature(points, isOneAddress ? 'otherStoreNumberAtOneAddress' : 'otherStoreNumber');
}
