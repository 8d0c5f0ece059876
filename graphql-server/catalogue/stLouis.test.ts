import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { mappedImporter } from './csv/mappedImporter';
import { readMapping } from './csv/readMapping';
import { importFile } from './importFile';
import { foldText } from './match/foldText';
import { metresBetween } from './match/metresBetween';
import { makeScratch } from './testing/scratchFile';

/** Real files in a folder beside the project. They are not part of the project. */
const folder = resolve(__dirname, '../../../shared/data');
const FILES = {
  facilities: join(folder, 'stl_food_facilities_geocoded.jsonl'),
  licences: join(folder, 'stl_food_drink_licenses_2025-10.csv'),
  chains: join(folder, 'us_chain_locations.csv.gz'),
};
type Files = Record<keyof typeof FILES, string>;

/**
 * Imports the three files in order.
 * @returns the three reports, and the city's listed restaurants with their places
 */
async function importCity(database: TestDatabase, { facilities, licences, chains }: Files) {
  const importMapped = async (file: string, format: 'csv' | 'jsonl', map: string) =>
    importFile(database.pool, { file, importer: mappedImporter(format, await readMapping(map)) });
  const reports = [
    await importMapped(facilities, 'jsonl', 'stl-food-facilities'),
    await importMapped(licences, 'csv', 'stl-business-licences'),
    await importMapped(chains, 'csv', 'us-chain-locations'),
  ];
  const listed = await database.prisma.restaurant.findMany({
    where: { delistedAt: null, cityKey: 'st louis', state: 'MO' },
    include: { places: true },
    orderBy: { name: 'asc' },
  });
  return { reports, listed };
}

type Listed = Awaited<ReturnType<typeof importCity>>['listed'];

/** Describes each pair of restaurants that have the same name and are at most 60 m apart. */
const doublesAmong = (listed: Listed) =>
  listed.flatMap((one, index) =>
    listed
      .slice(index + 1)
      .filter((other) => foldText(other.name) === foldText(one.name) && (metresBetween(one, other) ?? 1000) <= 60)
      .map((other) => `${one.name}: ${one.address} and ${other.address}`),
  );

/**
 * Invented rows in the three formats: a diner with two licenses, a tavern with one license, a store of a chain, and a
 * school.
 */
const INVENTED = {
  facilities: [
    ['Quillbrook Diner', '1200 Fable Ave, ST LOUIS', 'RESTAURANT', 38.6101, -90.2101],
    ["ARBY'S #0000", '500 Invented Rd, SAINT LOUIS', 'RESTAURANT', 38.6301, -90.2501],
    ['Quillbrook School', '1202 Fable Ave, ST LOUIS', 'SCHOOL - PREP', 38.6102, -90.2102],
  ].map(([name, location, kind, lat, lon]) => ({ name, location, kind, phone_number: '', lat, lon, result_name: '' })),
  licences: [
    'license_no,trade_name,doc_type,street_address,zip,neighborhood_code,business_phone,lon,lat',
    '1,QUILLBROOK DINER,L421137,1200 FABLE AVE,63104,21,,-90.2101,38.6101',
    '2,QUILLBROOK DINER,L416902,1200 FABLE AVE,63104,21,,-90.2101,38.6101',
    '3,JUNIPER TAP,L421137,77 PARABLE ST,63110,12,,-90.2701,38.6151',
    '4,QUILLBROOK ELEMENTARY SCHOOL,L421137,1202 FABLE AVE,63104,21,,-90.2102,38.6102',
  ].join('\n'),
  chains: [
    'brand,amenity,cuisine,street,city,state,zip,phone,url,lat,lon,source_folder',
    "Arby's,fast_food,sandwich;burger,500 Invented Rd,St. Louis,MO,63101,,us/mo/none,38.6301,-90.2501,arbys",
  ].join('\n'),
};

test('a place in several files becomes one restaurant, and a second import writes nothing', async () => {
  const scratch = makeScratch();
  const database = await createTestDatabase();
  try {
    const files = {
      facilities: scratch.jsonl('facilities.jsonl', INVENTED.facilities),
      licences: scratch.file('licences.csv', INVENTED.licences),
      chains: scratch.file('chains.csv', INVENTED.chains),
    };
    const { reports, listed } = await importCity(database, files);
    expect(reports.map(({ read, skipped }) => ({ read, skipped }))).toEqual([
      { read: 3, skipped: 0 },
      { read: 4, skipped: 0 },
      { read: 1, skipped: 0 },
    ]);
    expect(doublesAmong(listed)).toEqual([]);
    expect(
      listed.map(({ name, audience, neighborhood, places }) => [name, audience, neighborhood, places.length]),
    ).toEqual([
      ["Arby's", 'public', null, 2],
      ['Juniper Tap', 'public', 'The Hill', 1],
      ['Quillbrook Diner', 'public', 'Soulard', 3],
      ['Quillbrook Elementary School', 'institution', 'Soulard', 2],
    ]);
    const again = await importCity(database, files);
    expect(again.reports.map(({ written }) => written)).toEqual([0, 0, 0]);
  } finally {
    await database.drop();
    scratch.remove();
  }
});

const missing = Object.values(FILES).filter((file) => !existsSync(file));
const words = 'the imports of the city file, the licenses and the chains create no duplicates in St. Louis';

(missing.length === 0 ? test : test.skip)(
  missing.length === 0 ? words : `${words} (skipped: there is no ../shared/data with the files beside the project)`,
  async () => {
    const scratch = makeScratch();
    const database = await createTestDatabase();
    try {
      const { reports, listed } = await importCity(database, {
        ...FILES,
        chains: scratch.file('chains.csv', aroundStLouis()),
      });
      expect(doublesAmong(listed)).toEqual([]);

      const listedBy = (source: string) => listed.filter(({ places }) => places.some((each) => each.source === source));
      const joined = listedBy('stl-business-licences').filter(({ places }) =>
        places.some(({ source }) => source === 'stl-food-facilities'),
      );
      if (process.env.FUUD_SHOW) {
        const places = listed.reduce((sum, each) => sum + each.places.length, 0);
        console.log({ listed: listed.length, places, joined: joined.length, reports });
      }
      // Of 1,173 licenses, about 870 belong to a place that is also in the city's file.
      expect(joined.length).toBeGreaterThan(700);
      // More than half of the chain stores inside the city's limits are also in the city's file or in the license file.
      const stores = listedBy('us-chain-locations').filter(({ postalCode }) => CITY_ONLY.has(postalCode ?? ''));
      const alone = stores.filter(({ places }) => places.every(({ source }) => source === 'us-chain-locations'));
      if (process.env.FUUD_SHOW)
        console.log(
          stores.length,
          alone.map(({ name, address }) => `${name}, ${address}`),
        );
      expect(alone.length).toBeLessThan(stores.length / 2);
      // If a stadium were joined with its stands, it would have more than twelve places.
      expect(Math.max(...listed.map(({ places }) => places.length))).toBeLessThanOrEqual(12);
    } finally {
      await database.drop();
      scratch.remove();
    }
  },
  120_000,
);

/**
 * ZIP codes that are completely inside the city's limits. The city's file and the license file contain the places
 * inside these limits.
 */
const CITY_ONLY = new Set(
  '63101 63102 63103 63104 63106 63107 63108 63109 63110 63111 63113 63115 63116 63118 63139'.split(' '),
);

/** The header of the file of chains, and its rows in a box around St. Louis. The box is about 80 km wide and high. */
function aroundStLouis(): string {
  const [header = '', ...rows] = gunzipSync(readFileSync(FILES.chains)).toString('utf8').split('\n');
  const inBox = (row: string) => {
    const [latitude, longitude] = row.split(',').slice(-3).map(Number);
    return Math.abs((latitude ?? 0) - 38.63) < 0.36 && Math.abs((longitude ?? 0) + 90.25) < 0.46;
  };
  return [header, ...rows.filter(inBox)].join('\n');
}
