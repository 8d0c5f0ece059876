import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import { dishes } from './dishes';
import { leadWithMain } from './leadWithMain';
import { looks } from './looks';
import { palettes } from './palettes';
import { illustrationSource } from './readIllustration';
import { seededRandom } from './seededRandom';

type Look = keyof typeof looks;
type Facts = Pick<RestaurantFacts, 'name' | 'cuisine' | 'recommendedDishes' | 'dietaryOptions'> &
  Partial<Pick<RestaurantFacts, 'description'>>;

const patterns = Object.entries(dishes).map(
  ([key, { words, role }]) => [key, role, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u')] as const,
);

/** The looks (backgrounds) that suit a kitchen. Only the first match is used. Without a match, the looks are random. */
const suiting: readonly (readonly [RegExp, readonly Look[]])[] = [
  [/bar|lounge|cocktail|supper|tasting|steak|wine|tavern/, ['curtain', 'dusk', 'tiles', 'arch', 'terrazzo']],
  [/diner|burger|hot dog|fry|soul|breakfast|brunch/, ['diner', 'gingham', 'awning', 'window', 'tiles']],
  [/baker|coffee|ice cream|dessert|custard|donut|tea|caf/, ['awning', 'window', 'terrazzo', 'gingham', 'arch']],
  [/vegan|healthy|bowl|salad|californian|jamaic|thai|viet|filip/, ['garden', 'window', 'terrazzo', 'arch', 'tiles']],
  [/barbecue|grill|cajun|taco|mexic|oaxac|sonoran|indigenous/, ['dusk', 'gingham', 'terrazzo', 'window', 'awning']],
  [
    /pizza|italian|greek|leban|mediterr|syri|israel|afghan|spanish/,
    ['arch', 'terrazzo', 'gingham', 'window', 'awning'],
  ],
  [/ramen|sushi|japan|korean|chinese|dim sum|noodle|seafood|indian/, ['tiles', 'dusk', 'arch', 'terrazzo', 'window']],
];

const PORK = ['1f356', '1f32d'];
const SHELLFISH = ['1f99e', '1f980', '1f990', '1f9aa'];
const ALCOHOL = ['1f37a', '1f377', '1f378', '1f379', '1f37e', '1f376'];
const SLICE = '1f355';
const MEAT = [SLICE, ...PORK, ...SHELLFISH, '1f354', '1f969', '1f357', '1f363', '1f364', '1f32e'];
const DAIRY_AND_EGGS = ['1f9c0', '1f373', '1fad5', '1f36e', '1f95e', '1f9c7', '1f9c8', '1f36f'];

/** Dishes that some kinds of kitchens never serve. They are left out even if a name on the menu matches. */
const never: readonly (readonly [RegExp, readonly string[]])[] = [
  [/kosher/, [SLICE, ...PORK, ...SHELLFISH, ...ALCOHOL]],
  [/halal/, [SLICE, ...PORK, ...ALCOHOL]],
  [/vegetarian/, MEAT],
  [/vegan|plant/, [...MEAT, ...DAIRY_AND_EGGS]],
];
/** Diets that apply to the whole kitchen. The other values of dietaryOptions are only options on the menu. */
const WHOLE = ['kosher', 'halal'];

/** Matches a description that calls the whole kitchen vegan: "Every pizza is vegan". */
const ALL_VEGAN = /(?:^|\. )(?:all|every(?:thing)?)\b[^.]{0,24}\bvegan/i;

/** Matches a dish without meat, even if its name contains a word for meat: "Walnut sausage pizza". */
const MEATLESS =
  /vegan|vegetarian|veggie|plant|tofu|tempeh|seitan|mushroom|walnut|carrot|cauliflower|jackfruit|lentil|bean/;

const MOST = 4;

/**
 * Up to four illustrations for a sample place (an invented restaurant). The same facts always give the same
 * illustrations. The first shows only one dish, if possible a dish that the kitchen is known for. Each illustration has
 * a different main dish, a different look and different colors. The dishes beside the main dish are only dishes that
 * the menu or the cuisine names. The list is empty when none of our pictures fits.
 * @returns sources in the form in which the column restaurants.image_urls stores them
 */
export function chooseIllustrations({
  name,
  cuisine,
  recommendedDishes,
  dietaryOptions,
  description,
}: Facts): string[] {
  const random = seededRandom(hash(name));
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  const kitchen = fold(cuisine ?? '');
  const whole = ALL_VEGAN.test(description ?? '') ? ['vegan'] : dietaryOptions.filter((diet) => WHOLE.includes(diet));
  const rules = [kitchen, ...whole].join(' ');
  const refused = never.flatMap(([kitchens, keys]) => (kitchens.test(rules) ? keys : []));
  const menu = recommendedDishes.map(fold);
  const found = [...menu, kitchen].map((line) =>
    allIn(line).filter((key) => !refused.includes(key) && !(MEATLESS.test(line) && MEAT.includes(key))),
  );

  const named = distinct(found.flatMap((keys) => keys.filter((key) => dishes[key]?.role !== 'side').slice(0, 1)));
  const leads = leadWithMain(kitchen, named, refused);
  const mentioned = distinct(found.flat()).filter((key) => dishes[key]?.role === 'side');

  const suited = suiting.find(([kitchens]) => kitchens.test(kitchen))?.[1] ?? [];
  const looksInOrder = distinct([...shuffle(suited, random), ...shuffle(Object.keys(looks) as Look[], random)]);
  const colours = shuffle([...palettes.keys()], random);

  return leads.slice(0, MOST).map((lead, index) => {
    const ownLine = found.find((keys) => keys.includes(lead)) ?? [];
    const sides = distinct([
      ...ownLine.filter((key) => dishes[key]?.role === 'side'),
      ...shuffle(mentioned, random),
    ]).filter((key) => key !== lead);
    const count = index === 0 ? 0 : (pick([1, 1, 2, 2, 2]) ?? 1);
    const seed = (colours[index % colours.length] ?? 0) + palettes.length * Math.floor(random() * 100);
    return illustrationSource({ dishes: [lead, ...sides.slice(0, count)], look: looksInOrder[index] ?? 'arch', seed });
  });
}

const fold = (text: string) => text.toLowerCase();
const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)];
const allIn = (text: string) => patterns.filter(([, , pattern]) => pattern.test(text)).map(([key]) => key);

function shuffle<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => [random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}
