import { shorten } from './checkPlace';
import type { SourceKind } from './write/SourceInfo';

/** One of the first places of a file, with the fields that namesFault reads. */
interface NamedRow {
  line: number;
  name: string;
  address: string | null;
}

/** If the file has fewer places than this, names that repeat are accepted. */
const MIN_PLACES = 30;
/** Names are refused as numbers (or as streets) only if at least this many of them are numbers (or streets). */
const MIN_ALIKE = 10;
/** Even a real register with many chains has on average at most about this many places per name. */
const PLACES_PER_NAME = 8;
/** Names are refused as numbers (or as streets) only if at least this share of them are numbers (or streets). */
const MIN_WRONG_SHARE = 0.5;

const STREET_START = /^\d+[a-z]? +(?:[nsew] +)?\p{L}/iu;
const STREET =
  /^(?:[nsew] +)?(?:\S+ ){1,3}(?:ave|avenue|blvd|boulevard|dr|drive|hwy|ln|lane|pkwy|rd|road|st|street|tpke)\.?$/i;
const NUMBER = /^[\d\s./:-]+$/;

/**
 * Finds out whether the first places of a file have no real names. The "names" may be numbers, street lines, or a few
 * words that repeat, such as boroughs. A name that only begins like a street line ("4 Hands Brewery") counts as a
 * street line if the address does not begin like a street line. A chain's own list may repeat one name.
 * @returns the number of a line and the reason, or null if the names look right.
 */
export function namesFault(places: readonly NamedRow[], kind: SourceKind): { line: number; words: string } | null {
  const kinds: [what: string, test: (row: NamedRow) => boolean][] = [
    ['a number', ({ name }) => NUMBER.test(name)],
    [
      'a street',
      ({ name, address }) => STREET.test(name) || (STREET_START.test(name) && !STREET_START.test(address ?? '')),
    ],
  ];
  for (const [what, test] of kinds) {
    const found = places.filter(test);
    const [first] = found;
    if (!first || found.length < MIN_ALIKE || found.length < MIN_WRONG_SHARE * places.length) continue;
    const words = `name is "${shorten(first.name)}", ${what}, as in ${found.length} of the first ${places.length} places.`;
    return { line: first.line, words };
  }
  const distinct = [...new Set(places.map(({ name }) => name))];
  if (kind === 'brand' || places.length < MIN_PLACES || distinct.length * PLACES_PER_NAME > places.length) return null;
  const seen = distinct.slice(0, 3).map((name) => `"${shorten(name)}"`);
  return {
    line: places[0]?.line ?? 0,
    words: `name is ${seen.join(', ')}${distinct.length > 3 ? ' …' : ''}: only ${distinct.length} different names in the first ${places.length} places.`,
  };
}
