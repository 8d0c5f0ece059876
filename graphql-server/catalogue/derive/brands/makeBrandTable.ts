import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldName } from '../foldName';

/**
 * Makes brands.json. To make the file again from a newer release of name-suggestion-index:
 *   npm pack name-suggestion-index && tar xzf name-suggestion-index-*.tgz
 *   npx tsx graphql-server/catalogue/derive/brands/makeBrandTable.ts package/dist/json/nsi.json
 * The table has brands of places to eat or drink in the US or in the whole world. The spellings of each brand are from
 * name-suggestion-index and SPELLINGS. A person chose the names and values in AMBIGUOUS, SPELLINGS and CUISINES.
 */
const KINDS: Record<string, string> = {
  'brands/amenity/fast_food': '',
  'brands/amenity/restaurant': '',
  'brands/amenity/cafe': 'coffee_shop',
  'brands/amenity/ice_cream': 'ice_cream',
  'brands/amenity/bar': '',
  'brands/amenity/pub': '',
  'brands/shop/bakery': 'bakery',
  'brands/shop/pastry': '',
};

/**
 * The table leaves out these spellings of brands, because other places have the same names. Many places are called
 * "Joe's Pizza", any place may be called "The Counter", and a Speedway is a gas station. A brand stays in the table if
 * it has other spellings ("Village Inn Pancake House").
 */
const AMBIGUOUS = new Set(
  `Abby's|Alice|Alice Pizza|American Deli|Amici|Amigos|Aroma|Bambu|Big Orange|BJ's|Bonanza|Bravo|Brio|Buddy's Pizza|
  Bumpers|Buona|Casey's|Charleys|Chester's|China Wok|Coco|Coco's|Coffee Time|Columbus|Copeland's|Cosechas|Costa|Così|
  Country Kitchen|Country Pride|Country Pride Restaurant|D'Angelo|D'Angelos|Dig|Earls|El Meson|El Rinconsito|Euro Café|
  Evergreens|Evergreens Salad|Extreme Pizza|Fabrique|Fatz|Flight Club|Franz|Freddo|Freddy's|Goldilocks|Good Times|Grind|
  Guthrie's|Harold's|Harold's Chicken|Hotshots|Iron Skillet|Iron Skillet Restaurant|Islands|Jack's|Joe's Pizza|Joey|Keg|
  La Michoacana|La Place|La Salsa|Lazy Dog|Lee's|Leonidas|Lucilles|Main Event|Marcos|Margaritas|Mark's Pizzeria|
  Martin's BBQ|Metro Diner|Miami Grill|Mikel|Mo's|Modern Market|Momo|Morton's|Moxie's|Nathan's|Neat|
  Paleteria La Michoacana|Patroni|Paul|Penn Station|Pepperoni's|Phở Hòa|Piccadilly|Pizza Factory|Poke House|Ponderosa|
  Pressed|Red Ribbon|Ritas|Romantik Restaurant|Rose Bakeshop|Sal's Pizza|Shake's|Sneaky Pete's|Speedway|Sub Zero|Sunset Grill|
  Swig|T4|Taqueria El Rinconsito|Tex Mex|The Alley|The Bean|The Counter|The Fried Chicken King|The Keg|The Stand|Tubby's|
  Twisters|UDON|Valentino's|Valentino's Pizza|Village Inn|Ward's Restaurant|Wards|Wasabi|Zip's`
    .split(/\s*\|\s*/)
    .map(foldName),
);

/** Spellings on signs in the US that name-suggestion-index does not have. */
const SPELLINGS: Record<string, string[]> = {
  'Auntie Anne’s': ["Auntie Anne's Hand-Rolled Soft Pretzels"],
  'Baskin-Robbins': ['Baskin Robbins 31'],
  "BJ's": ["BJ's Restaurant & Brewhouse", "BJ's Brewhouse"],
  "Bojangles'": ["Bojangles' Famous Chicken 'n Biscuits"],
  'Bruegger’s Bagels': ["Bruegger's"],
  'Buffalo Wild Wings': ['Buffalo Wild Wings Grill & Bar', 'Buffalo Wild Wings GO', 'BWW GO'],
  "Casey's": ["Casey's General Store"],
  "Cheddar's": ["Cheddar's Scratch Kitchen"],
  "Chili's": ["Chili's Grill & Bar", "Chili's Bar & Grill"],
  Chipotle: ['Chipotle Mexican Grill'],
  'Church’s Chicken': ["Church's"],
  "Cooper's Hawk": ["Cooper's Hawk Winery & Restaurant"],
  'Cracker Barrel': ['Cracker Barrel Old Country Store'],
  'Crumbl Cookies': ['Crumbl'],
  "Culver's": ["Culver's of St. Louis", "Culver's Frozen Custard"],
  'Dairy Queen': ['Dairy Queen Grill & Chill', 'DQ Grill and Chill'],
  "Dickey's Barbecue Pit": ["Dickey's"],
  "Domino's": ["Domino's Pizza"],
  "Dunkin'": ["Dunkin' Donuts"],
  'First Watch': ['First Watch Cafe', 'First Watch Restaurant'],
  'Five Guys': ['Five Guys Burgers and Fries'],
  "Freddy's": ["Freddy's Frozen Custard & Steakburgers", "Freddy's Frozen Custard"],
  "Imo's Pizza": ["Imo's"],
  'In-N-Out Burger': ['In-N-Out'],
  Jamba: ['Jamba Juice'],
  'Jersey Mike’s Subs': ["Jersey Mike's"],
  "Jimmy John's": ["Jimmy John's Gourmet Sandwiches"],
  KFC: ['Kentucky Fried Chicken'],
  "Lion's Choice": ["Lion's Choice Roast Beef"],
  "McDonald's": [
    'McDonald',
    "McDonald's Restaurant",
    'McDonald Restaurant',
    "Mc Donald's",
    "Mc Donald's Restaurant",
    'Mc Donald Restaurant',
  ],
  'Panera Bread': ['Panera', 'Panera Cafe', 'St. Louis Bread Company', 'St. Louis Bread Co', 'St. Louis Bread Co Cafe'],
  "Papa John's": ["Papa John's Pizza"],
  'Penn Station': ['Penn Station East Coast Subs', 'Penn Station Subs'],
  Perkins: ['Perkins Restaurant & Bakery', 'Perkins American Food Co'],
  'Pizza Hut': ['Pizza Hut Delivery', 'Pizza Hut Express', 'Pizza Hut Carryout', 'Pizza Hut Delivery & Carryout'],
  Popeyes: [
    "Popeye's",
    'Popeyes Louisiana Kitchen',
    'Popeyes Chicken & Biscuits',
    'Popeyes Chicken',
    "Popeye's Chicken",
  ],
  'Raising Cane’s': ["Raising Cane's Chicken Fingers"],
  Snooze: ['Snooze, an A.M. Eatery', 'Snooze AM Eatery'],
  Starbucks: ['Starbucks Coffee', 'Starbucks Coffee Company', 'Starbucks Coffee Co'],
  Subway: ['Subway Sandwiches', 'Subway Restaurant', 'Subway Sandwich', 'Subway Sandwiches & Salads'],
  'Village Inn': ['Village Inn Pancake House'],
  'White Castle': ['White Castle System'],
  Wingstop: ['Wingstop Restaurant'],
  'Steak ’n Shake': ['Steak and Shake'],
  "Wendy's": ["Wendy's Old Fashioned Hamburgers", "Wendy's Old Fashioned Hamburger"],
};
/** Cuisines of brands for which the cuisine in name-suggestion-index is missing or too general. */
const CUISINES: Record<string, string> = {
  'Cookies by Design': 'cookie',
  'Crumbl Cookies': 'cookie',
  "Gigi's Cupcakes": 'cake',
  'Insomnia Cookies': 'cookie',
  'Mrs. Fields': 'cookie',
  'Nothing Bundt Cakes': 'cake',
  Smallcakes: 'cake',
};

interface Item {
  locationSet: { include: unknown[]; exclude?: unknown[] };
  matchNames?: string[];
  tags: Record<string, string | undefined>;
}

const index = JSON.parse(readFileSync(process.argv[2] ?? 'nsi.json', 'utf8')) as {
  _meta: { version: string };
  nsi: Record<string, { items: Item[] }>;
};

const spellingsOf = new Map(Object.entries(SPELLINGS).map(([name, more]) => [foldName(name), more]));
const cuisineOf = new Map(Object.entries(CUISINES).map(([name, cuisine]) => [foldName(name), cuisine]));
const isInUs = ({ locationSet: { include, exclude = [] } }: Item) =>
  include.some((where) => /^(us(-.*)?|001)$/.test(String(where))) && !exclude.includes('us');

/**
 * 1 for a part of a brand, such as "Pizza Hut Delivery". 0 for a whole brand, such as "Pizza Hut". Parts are sorted
 * last, so that the whole brand claims its spellings first.
 */
const isPart = ({ tags: { name, brand } }: Item) => Number(name !== undefined && brand !== undefined && name !== brand);

/** Folded spellings that already have a brand. A spelling belongs to the first brand that has it. */
const claimed = new Set<string>();
const lines = Object.entries(KINDS).flatMap(([kind, otherwise]) =>
  (index.nsi[kind]?.items ?? [])
    .filter(isInUs)
    .sort((a, b) => isPart(a) - isPart(b))
    .flatMap(({ tags, matchNames = [] }) => {
      const name = tags.name ?? tags.brand;
      if (!name || /\p{sc=Han}|\p{sc=Hiragana}/u.test(name)) return [];
      const key = foldName(name);
      const spellings = [name, tags.brand ?? name, ...matchNames, ...(spellingsOf.get(key) ?? [])].map(foldName);
      const own = [...new Set(spellings)].filter((spelling) => !AMBIGUOUS.has(spelling) && !claimed.has(spelling));
      for (const spelling of own) claimed.add(spelling);
      const cuisine = cuisineOf.get(key) ?? tags.cuisine ?? otherwise;
      return own.length > 0 ? [JSON.stringify([name, cuisine, ...own.filter((spelling) => spelling.length > 1)])] : [];
    }),
);

const head = {
  source: `name-suggestion-index ${index._meta.version}, https://nsi.guide`,
  licence: 'BSD-3-Clause, copyright name-suggestion-index contributors',
  madeBy: 'makeBrandTable.ts',
  columns: ['brand', 'OpenStreetMap cuisine', 'folded spellings...'],
};
const body = `${JSON.stringify(head).slice(0, -1)},\n"brands": [\n${lines.sort().join(',\n')}\n]}\n`;
writeFileSync(join(__dirname, 'brands.json'), body);
