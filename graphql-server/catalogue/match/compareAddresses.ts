import { distance as editDistance } from 'fastest-levenshtein';
import type { Street } from './readStreet';

/** House numbers that differ by more than this surely belong to different houses. */
export const FARTHEST_NEIGHBOUR = 10;

/**
 * The result of comparing two street lines. If the streets are the same, the house numbers decide: nextNumber means at
 * most 4 apart, nearNumber at most FARTHEST_NEIGHBOUR, and otherNumber more. If the house numbers are the same, but the
 * kinds of the streets differ ("449 Lake St" and "449 Lake Ave"), the result is otherKind. Null if a line is missing,
 * or if the streets are the same but a line has no house number.
 */
export type AddressComparison =
  | 'sameAddress'
  | 'otherKind'
  | 'nextNumber'
  | 'nearNumber'
  | 'otherNumber'
  | 'otherStreet'
  | null;

/**
 * Compares two street lines. The suites are ignored. The directions are compared only if both lines have a direction,
 * and the kinds of street only if both lines have a kind, because sources often leave them out.
 */
export function compareAddresses(one: Street | null, other: Street | null): AddressComparison {
  if (!one || !other) return null;
  if (!isSameStreet(one, other)) return 'otherStreet';
  if (one.numbers.length === 0 || other.numbers.length === 0) return null;
  const apart = numbersApart(one, other);
  if (apart === 0) return haveOtherKinds(one, other) ? 'otherKind' : 'sameAddress';
  if (apart <= 4) return 'nextNumber';
  return apart <= FARTHEST_NEIGHBOUR ? 'nearNumber' : 'otherNumber';
}

/**
 * The smallest difference between the possible house numbers of both lines. Infinity if a line has no house number. For
 * two ranges ("37-39" and "37-45"), the result is the larger of two differences: between the first numbers, and between
 * the last numbers. Each range may be one house in Queens, so the first numbers alone do not identify the houses.
 */
export function numbersApart(one: Street, other: Street): number {
  const [low = 0, high = 0, isRange] = one.numbers;
  const [otherLow = 0, otherHigh = 0, isOtherRange] = other.numbers;
  if (isRange && isOtherRange) return Math.max(Math.abs(low - otherLow), Math.abs(high - otherHigh));
  let apart = Number.POSITIVE_INFINITY;
  for (const a of one.numbers) for (const b of other.numbers) apart = Math.min(apart, Math.abs(a - b));
  return apart;
}

/**
 * Whether both lines name the same street. If both names have five or more letters, small spelling mistakes are allowed
 * ("Gravois" and "Gravios"), and one name may begin with the other name. "5th Street" and "5th Avenue" are different
 * streets. "North Grand" and "South Grand" are also different streets.
 */
export function isSameStreet(one: Street, other: Street): boolean {
  if (!haveAgreeingDirections(one, other)) return false;
  const isNumbered = /^\d+$/.test(one.name);
  if (one.name === other.name) return !isNumbered || !haveOtherKinds(one, other);
  const [short, long] = one.name.length < other.name.length ? [one.name, other.name] : [other.name, one.name];
  if (isNumbered || short.length < 5 || /\d/.test(short)) return false;
  return long.startsWith(short) || editDistance(short, long) <= (short.length >= 7 ? 2 : 1);
}

/** Whether both lines have the same name, the same directions and the same kind. A missing kind fits every kind. */
export const isSameSpelling = (one: Street, other: Street): boolean =>
  one.name === other.name && one.directions.join() === other.directions.join() && !haveOtherKinds(one, other);

const haveOtherKinds = (one: Street, other: Street) =>
  one.kind !== null && other.kind !== null && one.kind !== other.kind;

/**
 * False if each line has a direction that the other line does not have ("150 S 300 E" and "150 S 300 W"), or if the two
 * directions of the lines are in different order ("300 S 400 E" and "300 E 400 S").
 */
function haveAgreeingDirections({ directions: one }: Street, { directions: other }: Street): boolean {
  if (one.length === 2 && other.length === 2) return one[0] === other[0] && one[1] === other[1];
  return one.every((each) => other.includes(each)) || other.every((each) => one.includes(each));
}
