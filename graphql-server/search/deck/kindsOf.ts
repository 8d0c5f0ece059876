import { cuisinesOf } from '../../facts/cuisines';

/** Cuisines that are one kind of place to who leafs through a deck. */
const oneKind: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    coffee: ['cafe', 'tea'],
    bar: ['beer-bar', 'brewery', 'cocktail-bar', 'gastropub', 'pub', 'sports-bar', 'tavern', 'wine-bar'],
    bakery: ['bagels', 'donuts', 'pastries'],
  }).flatMap(([kind, keys]) => keys.map((key) => [key, kind])),
);

/** What a place is, the main thing first: "Kosher Bakery, Café" is kosher, bakery, coffee. @param cuisine as the index has it */
export function kindsOf(cuisine: string): string[] {
  return [...new Set(cuisinesOf(cuisine).map(({ key }) => oneKind[key] ?? key))];
}
