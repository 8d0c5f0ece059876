import { cuisinesOf } from '../../facts/cuisines';

/** Cuisines that feel like one kind of place in a deck. */
const oneKind: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    coffee: ['cafe', 'tea'],
    bar: ['beer-bar', 'brewery', 'cocktail-bar', 'gastropub', 'pub', 'sports-bar', 'tavern', 'wine-bar'],
    bakery: ['bagels', 'donuts', 'pastries'],
  }).flatMap(([kind, keys]) => keys.map((key) => [key, kind])),
);

/**
 * The kinds of a place, the main one first: "Kosher Bakery, Café" is kosher, bakery, coffee. @param cuisine from the
 * index
 */
export function kindsOf(cuisine: string): string[] {
  return [...new Set(cuisinesOf(cuisine).map(({ key }) => oneKind[key] ?? key))];
}
