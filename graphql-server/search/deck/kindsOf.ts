import { cuisinesOf } from '../../facts/cuisines';

/** The cuisines that count as one kind of place in a deck. */
const oneKind: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    coffee: ['cafe', 'tea'],
    bar: ['beer-bar', 'brewery', 'cocktail-bar', 'gastropub', 'pub', 'sports-bar', 'tavern', 'wine-bar'],
    bakery: ['bagels', 'donuts', 'pastries'],
  }).flatMap(([kind, keys]) => keys.map((key) => [key, kind])),
);

/**
 * Returns the kinds of a place, the main kind first: "Kosher Bakery, Café" gives kosher, bakery, coffee.
 * @param cuisine the cuisines of a place as one text (an element of Columns.cuisines)
 */
export function kindsOf(cuisine: string): string[] {
  return [...new Set(cuisinesOf(cuisine).map(({ key }) => oneKind[key] ?? key))];
}

/** The kinds that do not tell what people eat at a place. */
const vague = new Set(
  [
    ['bar', 'beer-garden', 'bistro', 'buffet', 'cafeteria', 'coffee', 'diner', 'food-cart', 'food-court', 'food-truck'],
    ['grill', 'bar-and-grill', 'hookah-bar', 'international', 'jazz-club', 'snacks', 'supper-club', 'winery'],
  ].flat(),
);

/**
 * Returns whether the text names only kinds that do not tell what people eat at the place. False if it names no kind.
 * @param cuisine the cuisines of a place as one text (an element of Columns.cuisines)
 */
export function isVague(cuisine: string): boolean {
  const kinds = kindsOf(cuisine);
  return kinds.length > 0 && kinds.every((kind) => vague.has(kind));
}
