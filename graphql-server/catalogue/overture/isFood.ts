import { oldFood } from './categories.json';

/** Of the new tree's food_and_drink, what sells no meal and no drink to a guest. */
const NO_GUESTS = new Set(['internet_cafe', 'beverage_shop', 'airport_lounge']);
const BASIC_FOOD = new Set([
  'eating_drinking_location',
  'restaurant',
  'casual_eatery',
  'bar',
  'bar_and_grill',
  'bakery',
  'brewery',
  'winery',
  'buffet_restaurant',
  'breakfast_restaurant',
  'cafe',
  'chicken_restaurant',
  'coffee_shop',
  'deli',
  'fast_food_restaurant',
  'food_court',
  'juice_bar',
  'pizzaria',
  'sandwich_shop',
]);
const OLD_FOOD = new Set(oldFood);

/** What a place says of its kind, in either shape. */
export interface Categories {
  /** The code of the old tree, or of the new one where there is a hierarchy. */
  primary: string | null;
  alternates: string[];
  /** The new tree, from its root. */
  hierarchy: string[];
  /** The new tree's coarse word. */
  basic: string | null;
}

/** A place to eat or drink? The new hierarchy decides where there is one, then the old code, then the coarse word. */
export function isFood({ primary, hierarchy, basic }: Categories): boolean {
  const root = hierarchy[0];
  if (root) return ['food_and_drink', 'eat_and_drink'].includes(root) && !NO_GUESTS.has(hierarchy.at(-1) ?? '');
  if (primary) return isFoodCode(primary);
  return basic !== null && BASIC_FOOD.has(basic);
}

/** A code of either tree that stands for food or drink. */
export function isFoodCode(code: string): boolean {
  return !NO_GUESTS.has(code) && (/(^|_)(restaurant|eatery)$/.test(code) || OLD_FOOD.has(code));
}
