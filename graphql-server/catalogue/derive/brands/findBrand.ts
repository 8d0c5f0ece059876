import { remember } from '../../normalise/remember';
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

/**
 * The chain that bears this very name, its branch number left aside ("MCDONALDS #1234"); null where the whole name is
 * none of a chain's spellings: "Subway Bar" is not Subway. Names that others bear too are not in the table.
 */
export const findBrand: (name: string) => Brand | null = remember((name) => bySpelling.get(foldName(name)) ?? null);
