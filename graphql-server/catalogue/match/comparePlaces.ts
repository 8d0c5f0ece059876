import { kilometresBetween } from '../../locations/kilometresBetween';
import { citiesOf } from '../normalise/citiesOf';
import { type AddressComparison, compareAddresses, isSameSpelling } from './compareAddresses';
import type { PreparedRecord } from './prepareRecord';

/**
 * The maximum distance in meters at which two records with neighboring house numbers may be one house, and at which two
 * rows of a chain's list with one address may be one branch. They may also be one if their distance is unknown, or if
 * they have the same phone number.
 */
const NEXT_DOOR = 120;

/**
 * Compares the addresses. Except for numbered streets ("5th St"), the kinds of the streets are compared only if at
 * least one record is of a chain, and the ZIP codes differ or one is unknown. A register may state a wrong kind, but a
 * chain may have a branch on Main St and a branch on Main Ave. Neighboring house numbers count as different houses if
 * the places are too far apart. In one source, the same applies to two branches of a chain at one address, such as the
 * two ends of an airport.
 */
export function comparePlaces(
  one: PreparedRecord,
  other: PreparedRecord,
  metres: number | null,
  isOneSource: boolean,
): AddressComparison {
  const compared = compareAddresses(one.street, other.street);
  const isWrongKind =
    compared === 'otherKind' && (isSameZip(one, other) || (one.brand === null && other.brand === null));
  const found = isWrongKind ? 'sameAddress' : compared;
  const isNear = metres === null || metres <= NEXT_DOOR || (one.phone !== null && one.phone === other.phone);
  if (isNear) return found;
  const areBranches = found === 'sameAddress' && isOneSource && one.brand !== null && one.brand === other.brand;
  return found === 'nextNumber' || found === 'nearNumber' || areBranches ? 'otherNumber' : found;
}

/** Whether both records have the same city or the same ZIP code. */
export const isOneTown = (one: PreparedRecord, other: PreparedRecord) =>
  one.cityKey === other.cityKey || isSameZip(one, other);

/** The maximum distance in km between the middles of two cities that some sources treat as one town. */
const NEXT_TOWN = 30;

/** Whether both cities are known and near each other, such as the Bronx and New York. */
export function areNextTowns({ town: one }: PreparedRecord, { town: other }: PreparedRecord): boolean {
  const [[a], [b]] = [citiesOf(one), citiesOf(other)];
  return a !== null && b !== null && kilometresBetween(a, b) <= NEXT_TOWN;
}

const isSameZip = ({ zip: one }: PreparedRecord, { zip: other }: PreparedRecord) => one !== null && one === other;

/** Whether the streets and the towns are the same for a geocoder. The house numbers are not compared. */
export const isSameLine = (one: PreparedRecord, other: PreparedRecord) =>
  one.street !== null && other.street !== null && isSameSpelling(one.street, other.street) && isOneTown(one, other);
