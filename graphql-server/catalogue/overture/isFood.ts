import { oldFood } from './categories.json';

/**
 * Categories under food_and_drink in the new category tree that do not count as food or drink, because such places do
 * not sell meals or drinks to guests.
 */
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

/** The categories of a place, from the old or the new format. */
export interface Categories {
  /** The code of the main category: from the new tree (`taxonomy.primary`), else from the old tree. */
  primary: string | null;
  alternates: string[];
  /** The path of the main category in the new tree, from the root. */
  hierarchy: string[];
  /** The coarse category of the new format. */
  basic: string | null;
}

/**
 * Whether the place is for eating or drinking. If there is a hierarchy, its root and its last code decide. Otherwise
 * the code of the main category decides. If there is no main category either, the coarse category decides.
 */
export function isFood({ primary, hierarchy, basic }: Categories): boolean {
  const root = hierarchy[0];
  if (root) return ['food_and_drink', 'eat_and_drink'].includes(root) && !NO_GUESTS.has(hierarchy.at(-1) ?? '');
  if (primary) return isFoodCode(primary);
  return basic !== null && BASIC_FOOD.has(basic);
}

/** Whether a category code of the old or the new tree means a place to eat or drink. */
export function isFoodCode(code: string): boolean {
  return !NO_GUESTS.has(code) && (/(^|_)(restaurant|eatery)$/.test(code) || OLD_FOOD.has(code));
}
