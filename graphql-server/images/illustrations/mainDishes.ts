/** The dishes that a kind of kitchen is known for, as keys of dishes.ts. The first dish is the most probable one. */
export interface Main {
  /** Matches the cuisine in lower case, such as "hot dog". */
  kitchen: RegExp;
  dishes: readonly string[];
  /**
   * Whether every such kitchen serves the first dish. If true, and if neither the menu nor the cuisine names one of
   * `dishes`, the first dish is the main dish.
   */
  alwaysServesFirst: boolean;
}

const always = (kitchen: RegExp, ...dishes: string[]): Main => ({ kitchen, dishes, alwaysServesFirst: true });
const ifNamed = (kitchen: RegExp, ...dishes: string[]): Main => ({ kitchen, dishes, alwaysServesFirst: false });

/** The main dishes of each kind of kitchen. For each cuisine, only the first match is used. */
export const mains: readonly Main[] = [
  always(/pizz/, '1f355'),
  always(/frozen custard|ice cream|gelato/, '1f368', '1f366', '1f367'),
  always(/bubble tea/, '1f9cb'),
  always(/coffee|caf[eé]$/, '2615'),
  always(/^tea$|teahouse/, '1fad6', '1f375'),
  always(/do(ugh)?nut/, '1f369'),
  always(/chocolate/, '1f36b'),
  always(/ramen|udon|noodle/, '1f35c'),
  always(/sushi/, '1f363', '1f359'),
  always(/dumpling|dim sum/, '1f95f'),
  always(/hot dog/, '1f32d'),
  always(/taco/, '1f32e'),
  always(/burger/, '1f354'),
  always(/oyster/, '1f9aa'),
  always(/steakhouse/, '1f969'),
  always(/barbecue/, '1f356', '1f357'),
  always(/wings|(?:hot|fried) chicken/, '1f357'),
  always(/brewery|tavern|pub$|sports bar/, '1f37a'),
  always(/wine bar/, '1f377'),
  always(/cocktail/, '1f379', '1f378'),
  always(/sandwich|^deli$/, '1f96a'),
  ifNamed(/juice/, '1f957', '1f379'),
  ifNamed(/hot pot|soup/, '1f372'),
  ifNamed(/salad|healthy|bowl/, '1f957', '1f372'),
  ifNamed(/baker|pastr/, '1f35e', '1f950', '1f96f', '1f967', '1f370', '1f369', '1f36a', '1f9c1'),
  ifNamed(/dessert/, '1f370', '1f967', '1f368', '1f36e', '1f36b', '1f9c1', '1f361'),
  ifNamed(/diner|breakfast|brunch/, '1f373', '1f95e', '1f9c7', '1f354', '1f96a'),
  ifNamed(/italian|pasta/, '1f35d'),
  ifNamed(/vietnamese/, '1f35c', '1f96a', '1f35a'),
  ifNamed(/thai/, '1f35c', '1f35b', '1f961', '1f357'),
  ifNamed(/chinese|cantonese|sichuan|shaanxi|dongbei|taiwanese/, '1f35c', '1f961', '1f95f', '1f35a'),
  ifNamed(/japanese|izakaya/, '1f363', '1f35c', '1f371', '1f35b', '1f359'),
  ifNamed(/indian|pakistani|nepali/, '1f35b', '1f35a', '1fad3', '1f371', '1f95f'),
  ifNamed(/seafood|fish/, '1f99e', '1f9aa', '1f990', '1f980'),
  ifNamed(/mexic|sonoran|oaxacan/, '1f32e', '1f32f', '1fad4', '1f372', '1f990', '1f969'),
  ifNamed(/greek|lebanese|israeli|turkish|syrian|bosnian|serbian|middle eastern/, '1f959', '1f32f', '1f957', '1f9c6'),
  ifNamed(/german|polish/, '1f968', '1f95f', '1f32d'),
  ifNamed(/soul food|southern/, '1f357', '1f969', '1f35a', '1f967'),
];

/**
 * Side dishes and small meals. The first illustration of a place shows one of them only if the kitchen is known for it,
 * or if neither the menu nor the cuisine names a main dish.
 */
export const sideDishes: ReadonlySet<string> = new Set(['1f35e', '1f35f', '1f37f', '1f33d', '1f967']);

/** Desserts and drinks. The first illustration of a place shows one of them only if the kitchen is known for it. */
export const dessertsAndDrinks: ReadonlySet<string> = new Set([
  ...['1f370', '1f382', '1f9c1', '1f369', '1f36a', '1f36b', '1f36e', '1f366', '1f368', '1f367', '1f361'],
  ...['2615', '1fad6', '1f375', '1f9cb', '1f964', '1f379', '1f378', '1f377', '1f37a', '1f37e', '1f376'],
]);
