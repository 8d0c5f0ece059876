import { remember } from '../../../text/remember';
import { foldName } from '../foldName';
import table from './brands.json';

/** A chain, and what it serves. */
export interface Brand {
  /** As the chain writes it: "Arby's". */
  name: string;
  /** OpenStreetMap cuisine values, "sandwich;burger"; empty where the table has none. */
  cuisine: string;
}

const bySpelling = new Map(
  (table.brands as string[][]).flatMap(([name = '', cuisine = '', ...spellings]) =>
    spellings.map((spelling) => [spelling, { name, cuisine }] as const),
  ),
);

/** What tells branches apart: "Popeyes - Geneva & Mission", "Starbucks @ the Plaza", "Culver's of Oakville". */
const BRANCH = /\s*(?:@|–|—|\s-|-\s|\/|,|\(|\bat\b|\bof\b)/i;
/** Shorter names may be the beginning of anybody's. */
const LEAST = 4;

/**
 * The chain that bears this very name, the branch's number or place left aside ("MCDONALDS #1234", "Popeyes - Geneva"), and a
 * last "Restaurant"; null where the whole name is none of a chain's spellings: "Subway Bar" is not Subway. Names that
 * others bear too are not in the table.
 */
export const findBrand: (name: string) => Brand | null = remember((name) => {
  const folded = foldName(name);
  const whole = bySpelling.get(folded) ?? bySpelling.get(folded.replace(/ restaurants?$/, ''));
  if (whole) return whole;
  const begin = foldName(name.split(BRANCH)[0] ?? '');
  return begin.length >= LEAST && begin !== folded ? (bySpelling.get(begin) ?? null) : null;
});
