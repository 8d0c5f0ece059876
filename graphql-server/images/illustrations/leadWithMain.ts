import { dessertsAndDrinks, mains, sideDishes } from './mainDishes';

/**
 * Orders dishes. The dishes that the kitchen is known for come first. If `leads` contains none of them, the dish that
 * every such kitchen serves is added, if there is one. The other dishes follow: main dishes, then side dishes, and then
 * desserts and drinks.
 * @param kitchen the cuisines in lower case, the main cuisine first, such as "kosher, pizza"
 * @param leads keys of dishes that the menu or the cuisine names
 * @param refused keys of dishes that the kitchen does not serve
 * @returns the ordered dishes. The list is empty if there are no dishes, or only desserts and drinks that the kitchen
 * is not known for. It is also empty if `leads` contains none of the dishes that the kitchen is known for, and
 * `refused` contains the dish that every such kitchen serves.
 */
export function leadWithMain(kitchen: string, leads: readonly string[], refused: readonly string[]): string[] {
  const known = kitchen
    .split(/,\s*/)
    .flatMap((part) => mains.filter((main) => main.kitchen.test(part)).slice(0, 1))
    .find(({ alwaysServesFirst, dishes }) => alwaysServesFirst || dishes.some((key) => leads.includes(key)));
  const own = (known?.dishes ?? []).filter((key) => !refused.includes(key));
  const first = leads.filter((key) => own.includes(key));
  if (known?.alwaysServesFirst && first.length === 0) {
    const surest = known.dishes[0];
    if (!surest || refused.includes(surest)) return [];
    first.push(surest);
  }
  const others = leads.filter((key) => !first.includes(key));
  const isSideDish = (key: string) => sideDishes.has(key);
  const isDessertOrDrink = (key: string) => dessertsAndDrinks.has(key);
  if (first.length === 0 && others.every(isDessertOrDrink)) return [];
  return [
    ...first,
    ...others.filter((key) => !isSideDish(key) && !isDessertOrDrink(key)),
    ...others.filter(isSideDish),
    ...others.filter(isDessertOrDrink),
  ];
}
