import { remember } from '../../../text/remember';
import { foldName } from '../foldName';
import table from './brands.json';

/** A chain, and what it serves. */
export interface Brand {
  /** The chain's own spelling: "Arby's". */
  name: string;
  /** OpenStreetMap cuisine values, "sandwich;burger"; empty if the table has none. */
  cuisine: string;
}

const bySpelling = new Map(
  (table.brands as string[][]).flatMap(([name = '', cuisine = '', ...spellings]) =>
    spellings.map((spelling) => [spelling, { name, cuisine }] as const),
  ),
);

/**
 * Where the part about the branch begins: "Popeyes - Geneva & Mission", "Starbucks @ the Plaza", "Culver's of
 * Oakville".
 */
const BRANCH = /\s*(?:@|–|—|\s-|-\s|\/|,|\(|\bat\b|\bof\b)/i;
/** The fewest characters before the part about the branch. Shorter names may be the beginning of any name. */
const LEAST = 4;

/**
 * The chain with exactly this name. The number or place of the branch ("MCDONALDS #1234", "Popeyes - Geneva"), a final
 * "Restaurant" and the food that the chain serves ("Einstein Brothers Bagels") do not count. Null if the whole name is
 * not a spelling of a chain: "Subway Bar" is not Subway. The table has no names that other places also have.
 */
export const findBrand: (name: string) => Brand | null = remember((name) => {
  const folded = foldName(name);
  const whole = bySpelling.get(folded) ?? bySpelling.get(folded.replace(/ restaurants?$/, '')) ?? beforeItsFood(folded);
  if (whole) return whole;
  const begin = foldName(name.split(BRANCH)[0] ?? '');
  return begin.length >= LEAST && begin !== folded ? (bySpelling.get(begin) ?? null) : null;
});

/**
 * The chain of a name that ends with what the chain serves: "einstein brothers bagels", bagels of a chain for "bagel".
 */
function beforeItsFood(folded: string): Brand | null {
  const [, begin = '', food = ''] = /^(.+) (\w+?)s?$/.exec(folded) ?? [];
  const brand = begin.length >= LEAST ? bySpelling.get(begin) : undefined;
  return brand?.cuisine.split(/[;_]/).includes(food) ? brand : null;
}

/** Where the last part of a name begins: "Oak Fuel Stop #461/Subway", "Grand Hotel - Starbucks". */
const LAST_PART = /(?:\/|,\s|\s?[-–—]\s?)([^/,–—-]+)$/;

/** The chain at the end of a name whose beginning is something else, for example a fuel stop or a hotel. */
export function brandBehind(name: string): Brand | null {
  const part = LAST_PART.exec(name)?.[1];
  return part && part.length >= LEAST ? findBrand(part) : null;
}
