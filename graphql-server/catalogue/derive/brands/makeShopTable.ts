import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldName } from '../foldName';
import { brands } from './brands.json';

/**
 * Makes shops.json. To make the file again from a newer nsi.json (makeBrandTable.ts explains how to download it):
 *   npx tsx graphql-server/catalogue/derive/brands/makeShopTable.ts package/dist/json/nsi.json
 * The table has the names of shop chains in the US, such as supermarkets and gas stations. If a place in the catalogue
 * has such a name, Fuud treats it as a shop that sells food, not as a restaurant. The table leaves out the names in
 * brands.json and in AMBIGUOUS, because restaurants have the same names.
 */
const KINDS = [
  'shop/supermarket',
  'shop/convenience',
  'shop/department_store',
  'shop/variety_store',
  'shop/wholesale',
  'shop/alcohol',
  'shop/books',
  'shop/chemist',
  'shop/furniture',
  'shop/houseware',
  'shop/health_food',
  'shop/doityourself',
  'amenity/pharmacy',
  'amenity/fuel',
];

/**
 * Names of shop chains that many restaurants also have, or with which many names of restaurants begin. A person chose
 * these names.
 */
const AMBIGUOUS = new Set(
  `a&j|american|big m|boom|bravo|bravo market|champion|champs|city market|coastal|cost|crystal|cub|dash in|duck in|eagle|
  express|express mart|fairway|family express|farm stores|fast stop|fiesta|fine fare|food city|fresh market|friendship|gate|
  giant|global|go|good to go|gulf|harmony|hi|hometown|hop in|ideal|irving|key food|king|kings|kum and go|kwik|la placita|
  lucky|lukes|main street|marathon|market basket|market street|mega|metro|mobil|national|new world|ocean|on the run|pacific|
  paradise|pantry|peoples|pilot|presidente|price|raleys|refuel|road runner|roots|royal|shell|sinclair|smart|spirit|sprouts|
  star|star market|star stop|stewarts|stop and go|sunoco|super one|target|the market|the pantry|thrive|times|town pump|travel|
  twice daily|union|united|valley|village|village market|village pantry|wawa|weis|west side|world market|xtra|sheetz|
  royal farms|buc ees|quick stop|caseys|bonanza|victory|bristol farms|golden pantry|zip|at home|ross|mother earth|tops|
  food 4 less|sunshine|sunrise|terrible|terribles|maverik|loaf n jug|winners|century|crown|rotten robbie|liberty|phoenix|
  1st stop|abc|acme|admiral|alon|aloha island mart|amigo|amigos|amigos united|astro|barneys|barneys new york|beacon|bel air|
  big apple|big red|bjs|burlington|cardenas|carroll|certified|chapters|clark|cort|cumberland|dagostino|delta|duchess|el super|
  fastrac cafe|fastbreak|flyers|friendly express|frys|goodys|harps|hele|hess|highs|holiday|hudson|indigo|jacksons|kims|
  krist|loves|luckys|marcs|mccoys|mi pueblo|mor|northgate|pavilions|petes market|petro|pueblo|quality mart|rebel|rhodes|rocket|
  roses|rouses|runnings|seafood city|shamrock|shaws|shoppers|smiths|specs|stinker|stripes|stuckeys|superior|thorntons|
  aarons|us market|vallarta|virginia abc|garden ridge|raceway|first stop|sears|al prime energy|energy|kitchen collection|california closets|design within reach`
    .split(/\s*\|\s*/)
    .map(foldName),
);

/** Names that name-suggestion-index does not have for the US: more chains, and more spellings on signs. */
const MORE =
  `7-Eleven|Seven Eleven|Circle K|Costco|Sam's Club|QuikTrip|Quik Trip|Speedway|ampm|Arco ampm|Walmart|Aldi|IKEA|Target Store|
  CVS|Texaco|ExxonMobil|Mobil On the Run|Kmart|BP Gas|Cost Plus|Schnuck's|Huck's|
  Lidl|Pilot Flying J`.split(/\s*\|\s*/);

/** Names that the chains do not write in title case on their signs. */
const SIGNS = ['7-Eleven', 'BevMo!', 'ExxonMobil', 'H-E-B', 'QuikTrip', 'RaceTrac', 'WinCo Foods'];

interface Item {
  locationSet: { include: unknown[]; exclude?: unknown[] };
  matchNames?: string[];
  tags: Record<string, string | undefined>;
}

const index = JSON.parse(readFileSync(process.argv[2] ?? 'nsi.json', 'utf8')) as {
  _meta: { version: string };
  nsi: Record<string, { items: Item[] }>;
};
const restaurantNames = new Set((brands as string[][]).flatMap(([, , ...spellings]) => spellings));
const isInUs = ({ locationSet: { include } }: Item) => include.some((where) => /^us(-.*)?$/.test(String(where)));

const spellings = new Set(
  KINDS.flatMap((kind) => index.nsi[`brands/${kind}`]?.items ?? [])
    .filter(isInUs)
    .flatMap(({ tags, matchNames = [] }) => [tags.name ?? '', tags.brand ?? '', ...matchNames])
    .concat(MORE)
    .filter((name) => /^[\x20-\x7e’é]+$/.test(name))
    .map(foldName)
    .filter((name) => name.length > 2 && !AMBIGUOUS.has(name) && !restaurantNames.has(name)),
);

const head = {
  source: `name-suggestion-index ${index._meta.version}, https://nsi.guide`,
  licence: 'BSD-3-Clause, copyright name-suggestion-index contributors',
  madeBy: 'makeShopTable.ts',
};
const body = `${JSON.stringify(head).slice(0, -1)},\n"shops": ${JSON.stringify([...spellings].sort())},\n"signs": ${JSON.stringify(SIGNS)}}\n`;
writeFileSync(join(__dirname, 'shops.json'), body);
