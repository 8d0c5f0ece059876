import type { RestaurantFacts } from '../../facts/RestaurantFacts';
import { dishes } from './dishes';
import { looks } from './looks';
import { palettes } from './palettes';
import { illustrationSource } from './readIllustration';
import { seededRandom } from './seededRandom';

type Look = keyof typeof looks;
type Facts = Pick<RestaurantFacts, 'name' | 'cuisine' | 'recommendedDishes'> &
  Partial<Pick<RestaurantFacts, 'description'>>;

const patterns = Object.entries(dishes).map(
  ([key, { words, role }]) => [key, role, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u')] as const,
);

/** Rooms that suit a kitchen, tried in this order; everything else takes what chance gives it. */
const suiting: readonly (readonly [RegExp, readonly Look[]])[] = [
  [/bar|lounge|cocktail|supper|tasting|steak|wine|tavern/, ['curtain', 'dusk', 'tiles', 'arch']],
  [/diner|burger|hot dog|fry|soul|breakfast|brunch/, ['diner', 'gingham', 'awning', 'window']],
  [/baker|coffee|ice cream|dessert|custard|donut|tea|caf/, ['awning', 'window', 'terrazzo', 'gingham']],
  [/vegan|healthy|bowl|salad|californian|jamaic|thai|viet|filip/, ['garden', 'window', 'terrazzo', 'arch']],
  [/barbecue|grill|cajun|taco|mexic|oaxac|sonoran|indigenous/, ['dusk', 'gingham', 'terrazzo', 'window']],
  [/pizza|italian|greek|leban|mediterr|syri|israel|afghan|spanish/, ['arch', 'terrazzo', 'gingham', 'window']],
  [/ramen|sushi|japan|korean|chinese|dim sum|noodle|seafood|indian/, ['tiles', 'dusk', 'arch', 'terrazzo']],
];

/** What accompanies a dish where the menu names nothing that does. */
const companions: Readonly<Record<string, readonly string[]>> = {
  '1f355': ['1f345', '1f33f', '1fad2', '1f37a', '1f377'],
  '1f354': ['1f35f', '1f964', '1f37a'],
  '1f32e': ['1f34b', '1f336-fe0f', '1f951', '1f379'],
  '1f35c': ['1f95f', '1f336-fe0f', '1f96c', '1f376'],
  '1f363': ['1f375', '1f376', '1f34b'],
  '1f950': ['2615', '1f353', '1f9c8'],
  '1f35e': ['1f9c8', '1f36f', '2615'],
  '1f370': ['1f353', '1fad6', '2615'],
  '1f969': ['1f377', '1f9c4', '1f35f'],
  '1f357': ['1f33d', '1f34b', '1f360'],
  '1f356': ['1f33d', '1f37a'],
  '1f957': ['1f951', '1f34b', '1f345'],
  '1f373': ['2615', '1f951', '1f345'],
  '1f35b': ['1fad3', '1f35a', '1f336-fe0f'],
  '1f378': ['1fad2', '1f34b'],
  '2615': ['1f36a', '1f950'],
};
const anything = ['1f34b', '1f33f', '1f345', '1f9c4', '1f336-fe0f'];

/** What a place without a single word that we know serves, to judge by its illustrations. */
const atLeast = ['1f957', '1f372', '1f377', '1f35e'];

/**
 * Three or four illustrations for an invented place, out of its kitchen, its dishes and its name: the same for the same
 * facts, each with another dish, another room and other colours.
 * @returns sources as restaurants.image_urls holds them
 */
export function chooseIllustrations({ name, cuisine, recommendedDishes, description }: Facts): string[] {
  const random = seededRandom(hash(name));
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  const kitchen = fold(cuisine ?? '');
  const lines = [kitchen, ...recommendedDishes.map(fold), fold(name), fold(description ?? '')];
  const found = lines.map(allIn);

  const leads = distinct(
    found.slice(0, -1).flatMap((keys) => keys.filter((key) => dishes[key]?.role !== 'side').slice(0, 2)),
  );
  const wanted = distinct([...leads, ...atLeast]).slice(0, Math.max(3, Math.min(4, leads.length)));
  const mentioned = distinct(found.flat()).filter((key) => dishes[key]?.role === 'side');

  const suited = suiting.find(([kitchens]) => kitchens.test(kitchen))?.[1] ?? [];
  const rooms = distinct([...shuffle(suited, random), ...shuffle(Object.keys(looks) as Look[], random)]);
  const colours = shuffle([...palettes.keys()], random);

  return wanted.map((lead, index) => {
    const ownLine = found.find((keys) => keys.includes(lead)) ?? [];
    const beside = distinct([
      ...ownLine.filter((key) => dishes[key]?.role === 'side'),
      ...shuffle(companions[lead] ?? [], random),
      ...shuffle(mentioned, random),
      ...shuffle(anything, random),
    ]).filter((key) => key !== lead);
    const count = pick([0, 1, 1, 1, 2, 2, 2]) ?? 1;
    const seed = (colours[index % colours.length] ?? 0) + palettes.length * Math.floor(random() * 100);
    return illustrationSource({ dishes: [lead, ...beside.slice(0, count)], look: rooms[index] ?? 'arch', seed });
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
