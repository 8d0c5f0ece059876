import { shorten } from './checkPlace';
import type { SourceKind } from './write/SourceInfo';

/** A place of a file's beginning, as far as its name is judged. */
interface NamedRow {
  line: number;
  name: string;
  address: string | null;
}

/** Fewer places than this do not show that their names repeat. */
const FEWEST = 30;
/** Fewer than this of them do not show what the others are. */
const FEWEST_ALIKE = 10;
/** So many places a name, and no more, a register has of its chains. */
const PLACES_A_NAME = 8;
/** So large a part of them shows what the column holds. */
const MOST = 0.5;

const HOUSE = /^\d+[a-z]? +(?:[nsew] +)?\p{L}/iu;
const STREET =
  /^(?:[nsew] +)?(?:\S+ ){1,3}(?:ave|avenue|blvd|boulevard|dr|drive|hwy|ln|lane|pkwy|rd|road|st|street|tpke)\.?$/i;
const NUMBER = /^[\d\s./:-]+$/;

/**
 * What shows that the names of a file's first places are none: numbers, street lines (where the address is none), or a few words
 * again and again, such as boroughs; a chain's own list has but one name.
 */
export function namesFault(places: readonly NamedRow[], kind: SourceKind): { line: number; words: string } | null {
  const kinds: [what: string, test: (row: NamedRow) => boolean][] = [
    ['a number', ({ name }) => NUMBER.test(name)],
    ['a street', ({ name, address }) => STREET.test(name) || (HOUSE.test(name) && !HOUSE.test(address ?? ''))],
  ];
  for (const [what, test] of kinds) {
    const found = places.filter(test);
    const [first] = found;
    if (!first || found.length < FEWEST_ALIKE || found.length < MOST * places.length) continue;
    const words = `name is "${shorten(first.name)}", ${what}, and so in ${found.length} of the first ${places.length} places.`;
    return { line: first.line, words };
  }
  const distinct = [...new Set(places.map(({ name }) => name))];
  if (kind === 'brand' || places.length < FEWEST || distinct.length * PLACES_A_NAME > places.length) return null;
  const seen = distinct.slice(0, 3).map((name) => `"${shorten(name)}"`);
  return {
    line: places[0]?.line ?? 0,
    words: `name is ${seen.join(', ')}${distinct.length > 3 ? ' …' : ''}: only ${distinct.length} different names in the first ${places.length} places.`,
  };
}
