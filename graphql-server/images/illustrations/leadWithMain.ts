import { afters, besides, mains } from './mainDishes';

/**
 * Orders dishes: first those that the kitchen is known for, last those that come after a meal.
 * @param kitchen the cuisines in small letters, the main cuisine first, such as "kosher, pizza"
 * @param leads keys of dishes that the menu names
 * @param refused keys of dishes that the kitchen does not serve
 * @returns an empty list when each picture would mislead: the menu names only sweets and drinks, and the kitchen is not
 * known for them; or no picture fits the dish that the kitchen is known for
 */
export function leadWithMain(kitchen: string, leads: readonly string[], refused: readonly string[]): string[] {
  const known = kitchen
    .split(/,\s*/)
    .flatMap((part) => mains.filter((main) => main.kitchen.test(part)).slice(0, 1))
    .find(({ sure, dishes }) => sure || dishes.some((key) => leads.includes(key)));
  const own = (known?.dishes ?? []).filter((key) => !refused.includes(key));
  const first = leads.filter((key) => own.includes(key));
  if (known?.sure && first.length === 0) {
    const surest = known.dishes[0];
    if (!surest || refused.includes(surest)) return [];
    first.push(surest);
  }
  const others = leads.filter((key) => !first.includes(key));
  const small = (key: string) => besides.has(key);
  const after = (key: string) => afters.has(key);
  if (first.length === 0 && others.every(after)) return [];
  return [
    ...first,
    ...others.filter((key) => !small(key) && !after(key)),
    ...others.filter(small),
    ...others.filter(after),
  ];
}
