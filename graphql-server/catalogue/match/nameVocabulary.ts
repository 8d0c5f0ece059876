/**
 * Groups of words in restaurant names. The matcher uses them to decide whether two records belong to the same place.
 * Except in PHRASES, the words are in the form of foldText and have no plural s.
 */

const listOf = (words: string) => new Set(words.split(/\s+/));

/** Words that the matcher ignores: articles, conjunctions, prepositions and legal forms. */
export const DROPPED = listOf(
  'the of and at by in on an a n y de del la el los las le les llc inc co corp ltd lp company',
);

/** Words that nearly every place could have in its name. */
export const KIND_WORDS = listOf(
  `restaurant cafe bar grill kitchen pub tavern bakery eatery diner bistro lounge deli shop market food
  taproom truck catering carryout carry out express store place room cart trailer location saloon club hotel joint
  sport group system kiosk stl takeout`,
);

/**
 * Words that many names contain, mostly words for food or locations. If two names share such a word, this is only weak
 * evidence that they belong to one place.
 */
export const COMMON_WORDS = listOf(
  `pizza coffee chinese mexican thai sushi taco taqueria burger chicken wing bbq sandwich steakhouse seafood italian
  indian japanese korean vietnamese pho noodle ramen tea ice cream donut bagel sub wine beer brewing fish american street
  old new station city wok asian china gourmet fresh hot family little big golden king south north west east central downtown
  smokehouse creamery roaster roasting juice smoothie poke hibachi buffet soul southern latin grand park hill chop suey
  upper lower mid house`,
);

/** If two names contain different words of this list, they probably belong to two places: "North" and "South". */
export const POSITION_WORDS = listOf('north south east west upper lower mid');

/** Words for buildings that contain several places. Two names that share one of the words may belong to two places. */
export const VENUES = listOf(
  `dome stadium arena center convention airport terminal casino zoo museum theatre theater opera university hospital
  hotel ballpark topgolf aloft hyatt hilton marriott westin sheraton doubletree loew`,
);

/**
 * Maps words in names to the trade of the place. If two names have different trades, they probably belong to two
 * places, such as a bakery and its cafe.
 */
export const TRADES = new Map(
  Object.entries({
    deli: 'deli',
    bakery: 'bakery pastry',
    bar: 'bar tavern lounge pub saloon',
    cafe: 'cafe coffee starbuck',
    takeout: 'takeout',
    seafood: 'seafood',
    banquet: 'banquet ballroom',
    produce: 'produce',
  }).flatMap(([trade, words]) => words.split(' ').map((word) => [word, trade] as const)),
);

const SERVING = ['bakery', 'bar', 'bistro', 'cafe', 'club', 'deli', 'diner', 'express', 'grill', 'house', 'kitchen'];

/**
 * Maps words in names to the kind of the place. One place may have two kinds in two sources ("Havana Cafe" and "Havana
 * Grill"), so kinds are weaker evidence than trades. The words "restaurant" and "eatery" stand for every kind that
 * serves guests (SERVING), but not for a market.
 */
export const KINDS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...SERVING.map((kind) => [kind, [kind]] as const),
  ...['tavern', 'lounge', 'pub', 'saloon', 'taproom', 'tap'].map((word) => [word, ['bar']] as const),
  ...['market', 'store', 'shop', 'grocery'].map((word) => [word, ['market']] as const),
  ...['restaurant', 'eatery'].map((word) => [word, SERVING] as const),
  ['coffee', ['cafe']],
]);

/** Maps other spellings of words to the standard spelling. */
export const SPELLINGS = new Map(
  Object.entries({
    restaurant: 'rest restaurante ristorante restaraunt resturant rstrnt',
    cafe: 'caffe kafe',
    grill: 'grille grl',
    bbq: 'barbecue barbeque barbq',
    brewing: 'brewery brew brewpub brewhouse',
    pizza: 'pizzeria pizzaria',
    donut: 'doughnut',
    st: 'saint ste',
    mt: 'mount',
    ft: 'fort',
    dr: 'doctor',
    express: 'xpress exp',
    market: 'mkt mrkt',
    center: 'centre ctr',
    brother: 'bro',
    mr: 'mister',
    international: 'intl',
    ninth: '9th',
    theater: 'theatre',
    ...Object.fromEntries(
      'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, at) => [at + 1, word]),
    ),
  }).flatMap(([word, others]) => others.split(' ').map((other) => [other, word] as const)),
);

/** Patterns and their replacements. They replace different spellings of a phrase or a brand with one spelling. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bs(?:ain)?t louis\b/g, 'stl'],
  [/\bstl bread\b/g, 'panera bread'], // in St. Louis, Panera Bread has the name St. Louis Bread Co.
  [/\bkentucky fried chicken\b/g, 'kfc'],
  [/\bdunkin donuts\b/g, 'dunkin'],
  [/\bdairy queen\b/g, 'dq'],
  [/\btake out\b/g, 'takeout'],
  [/\bpublic house\b/g, 'pub'],
  [/(?<=\d)(?=(?!st|nd|rd|th)\p{L}{3})/gu, ' '], // "612NORTH"
  [/\bmc (?=\p{L})/gu, 'mc'],
];
