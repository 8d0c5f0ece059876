import { fold } from '../words/fold';
import { isKindOfStreet } from '../words/isKindOfStreet';

const UNITS = /^(?:suite|ste|unit|apt|room|rm|floor|fl|bldg|building|space|level|rear)$/;
const DIRECTIONS: Readonly<Record<string, string>> = {
  ...{ n: 'north', s: 'south', e: 'east', w: 'west' },
  ...{ north: 'north', south: 'south', east: 'east', west: 'west' },
};

/** The direction that a folded word means in an address: "south" for "s"; undefined for other words. */
export const directionOf = (word: string): string | undefined =>
  Object.hasOwn(DIRECTIONS, word) ? DIRECTIONS[word] : undefined;

/**
 * The street of an address line, folded, with its direction in full and without its kind: "south grand" for "3175 S.
 * Grand Blvd, Suite 4". Null when the line does not begin with a house number, or when no word follows it.
 */
export function streetOf(line: string | null | undefined): string | null {
  const [first = '', ...words] = fold(line ?? '')
    .split(/[^\p{L}\p{N}#]+/u)
    .filter(Boolean);
  if (!/^\d/.test(first)) return null;
  const start = words.findIndex((word) => !/^\d+$/.test(word));
  if (start < 0) return null;
  const named = words.slice(start);
  const street: string[] = [];
  for (const word of named) {
    if (street.length > 0 && (isKindOfStreet(word) || UNITS.test(word) || /^(?:#|\d+$)/.test(word))) break;
    street.push(street.length === 0 && named.length > 1 ? (directionOf(word) ?? word) : word);
  }
  return street.length > 0 ? street.join(' ') : null;
}
