import { distance as editDistance } from 'fastest-levenshtein';
import type { Street } from './readStreet';

/** House numbers with a greater difference belong to different houses. */
export const FARTHEST_NEIGHBOUR = 10;

/** The result of comparing two street lines; null if a line has no house number. */
export type AddressComparison = 'sameAddress' | 'nextNumber' | 'nearNumber' | 'otherNumber' | 'otherStreet' | null;

/**
 * Compares two street lines. It ignores parts that sources often leave out: the kind of street, the direction, the
 * suite.
 */
export function compareAddresses(one: Street | null, other: Street | null): AddressComparison {
  if (!one || !other) return null;
  if (!isSameStreet(one, other)) return 'otherStreet';
  if (one.numbers.length === 0 || other.numbers.length === 0) return null;
  const apart = numbersApart(one, other);
  if (apart === 0) return 'sameAddress';
  if (apart <= 4) return 'nextNumber';
  return apart <= FARTHEST_NEIGHBOUR ? 'nearNumber' : 'otherNumber';
}

/** The least difference between the possible house numbers of both lines; infinite if a line has none. */
export function numbersApart(one: Street, other: Street): number {
  let apart = Number.POSITIVE_INFINITY;
  for (const a of one.numbers) for (const b of other.numbers) apart = Math.min(apart, Math.abs(a - b));
  return apart;
}

/**
 * Whether both names mean one street, with spelling mistakes allowed: "Gravois" and "Gravios". "5th Street" and "5th
 * Avenue" are different streets, and so are "North Grand" and "South Grand".
 */
export function isSameStreet(one: Street, other: Street): boolean {
  if (one.direction && other.direction && one.direction !== other.direction) return false;
  const isNumbered = /^\d+$/.test(one.name);
  if (one.name === other.name) return !isNumbered || !one.kind || !other.kind || one.kind === other.kind;
  const [short, long] = one.name.length < other.name.length ? [one.name, other.name] : [other.name, one.name];
  if (isNumbered || short.length < 5 || /\d/.test(short)) return false;
  return long.startsWith(short) || editDistance(short, long) <= (short.length >= 7 ? 2 : 1);
}
