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

/** Kinds of places that do not tell what one eats there. */
const vague = new Set(
  [
    ['bar', 'beer-garden', 'bistro', 'buffet', 'cafeteria', 'coffee', 'diner', 'food-cart', 'food-court', 'food-truck'],
    ['grill', 'bar-and-grill', 'hookah-bar', 'international', 'jazz-club', 'snacks', 'supper-club', 'winery'],
  ].flat(),
);

/** Whether a known cuisine names only kinds that do not tell what one eats. @param cuisine from the index */
export function isVague(cuisine: string): boolean {
  const kinds = kindsOf(cuisine);
  return kinds.length > 0 && kinds.every((kind) => vague.has(kind));
}
