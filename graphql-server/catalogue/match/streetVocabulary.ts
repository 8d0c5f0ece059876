const spellings = (table: Record<string, string>) =>
  new Map(Object.entries(table).flatMap(([word, others]) => [word, ...others.split(' ')].map((each) => [each, word])));

/** Kinds of streets. Maps every spelling to the abbreviation of the post office. */
export const STREET_KINDS: ReadonlyMap<string, string> = spellings({
  st: 'street str sreet',
  ave: 'avenue av aven',
  blvd: 'boulevard bl blv boul',
  rd: 'road',
  dr: 'drive drv',
  ln: 'lane',
  pl: 'place',
  plz: 'plaza plza',
  pkwy: 'parkway pky pkwy pw pwy',
  ct: 'court',
  cir: 'circle cr',
  ter: 'terrace terr',
  sq: 'square',
  way: 'wy',
  trl: 'trail tr',
  xing: 'crossing',
  ctr: 'center centre',
  hwy: 'highway hiway',
  expy: 'expressway expwy',
  fwy: 'freeway frwy',
  tpke: 'turnpike tpk',
  aly: 'alley',
  walk: 'wlk',
  loop: 'lp',
  mall: 'ml',
});

/** Directions. Maps every spelling to the abbreviation. */
export const DIRECTIONS: ReadonlyMap<string, string> = spellings({
  n: 'north no northbound nb',
  s: 'south so southbound sb',
  e: 'east eastbound eb',
  w: 'west westbound wb',
  ne: 'northeast',
  nw: 'northwest',
  se: 'southeast',
  sw: 'southwest',
});

/** After these words, a number is a part of the name: "Loop 410", "FM 2222", "Gate 5". */
export const NUMBERED_ROADS = new Set(
  'hwy highway interstate us fm rm rr cr sr rte route loop mo tx terminal gate'.split(' '),
);

/** Maps ordinal numbers in words to digits: "Ninth Street" and "9th Street" are one street. */
export const NAMED_NUMBERS = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, index) => [word, String(index + 1)]),
);

/** Other words in street names that have two spellings. Maps the long spelling to the short spelling. */
export const STREET_WORDS = new Map([
  ['saint', 'st'],
  ['mount', 'mt'],
  ['fort', 'ft'],
  ['doctor', 'dr'],
]);
