import { memoize } from '../../../text/memoize';
import { foldName } from '../foldName';
import table from './brands.json';

/** A chain, and what it serves. */
export interface Brand {
  /** The chain's own spelling: "Arby's". */
  name: string;
  /** OpenStreetMap cuisine values such as "sandwich;burger". Empty if the table has no cuisine for the chain. */
  cuisine: string;
}

const bySpelling = new Map(
  (table.brands as string[][]).flatMap(([name = '', cuisine = '', ...spellings]) =>
    spellings.map((spelling) => [spelling, { name, cuisine }] as const),
  ),
);

/**
 * Matches the character or word that separates a chain from its branch: "Popeyes - Geneva & Mission", "Starbucks @ the
 * Plaza", "Culver's of Oakville".
 */
const BRANCH = /\s*(?:@|–|—|\s-|-\s|\/|,|\(|\bat\b|\bof\b)/i;
/**
 * If only a part of a name is compared with the table, this part must have at least this many characters. A shorter
 * part could belong to any name.
 */
const LEAST = 4;

/**
 * The chain with exactly this name. Three parts of the name do not count: the number or place of the branch ("MCDONALDS
 * #1234", "Popeyes - Geneva"), a final "Restaurant", and the food that the chain serves ("Einstein Brothers Bagels").
 * Returns null if the rest of the name is not a spelling of a chain: "Subway Bar" is not Subway. Also returns null if
 * the place of the branch or the food is left out, and the rest has fewer than LEAST characters: "KFC - Geneva". The
 * table leaves out names of chains that other restaurants also have (AMBIGUOUS in makeBrandTable.ts).
 */
export const findBrand: (name: string) => Brand | null = memoize((name) => {
  const folded = foldName(name);
  const whole = bySpelling.get(folded) ?? bySpelling.get(folded.replace(/ restaurants?$/, '')) ?? beforeItsFood(folded);
  if (whole) return whole;
  const begin = foldName(name.split(BRANCH)[0] ?? '');
  return begin.length >= LEAST && begin !== folded ? (bySpelling.get(begin) ?? null) : null;
});

/**
 * The chain, if the name is a chain's name and then its cuisine, as in "einstein brothers bagels". A final "s" does not
 * count.
 */
function beforeItsFood(folded: string): Brand | null {
  const [, begin = '', food = ''] = /^(.+) (\w+?)s?$/.exec(folded) ?? [];
  const brand = begin.length >= LEAST ? bySpelling.get(begin) : undefined;
  return brand?.cuisine.split(/[;_]/).includes(food) ? brand : null;
}

/**
 * Matches the last part of a name, after a slash, comma or dash: "Oak Fuel Stop #461/Subway", "Grand Hotel -
 * Starbucks".
 */
const LAST_PART = /(?:\/|,\s|\s?[-–—]\s?)([^/,–—-]+)$/;

/**
 * The chain at the end of a name that begins with another place, for example a gas station or a hotel. Null if there is
 * no such chain.
 */
export function brandBehind(name: string): Brand | null {
  const part = LAST_PART.exec(name)?.[1];
  return part && part.length >= LEAST ? findBrand(part) : null;
}
