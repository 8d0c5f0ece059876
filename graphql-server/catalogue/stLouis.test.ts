import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createTestDatabase } from '../testing/testDatabase';
import { mappedImporter } from './csv/mappedImporter';
import { readMapping } from './csv/readMapping';
import { importFile } from './importFile';
import { foldText } from './match/foldText';
import { metresBetween } from './match/metresBetween';
import { makeScratch } from './testing/scratchFile';

/** Real files lie beside the project where its makers work; they are not part of it. */
const folder = resolve(__dirname, '../../../shared/data');
const FILES = {
  facilities: join(folder, 'stl_food_facilities_geocoded.jsonl'),
  licences: join(folder, 'stl_food_drink_licenses_2025-10.csv'),
  chains: join(folder, 'us_chain_locations.csv.gz'),
};
const missing = Object.values(FILES).filter((file) => !existsSync(file));
const words = 'the city file, the licences and the chains make one St. Louis without doubles';

(missing.length === 0 ? test : test.skip)(
  missing.length === 0 ? words : `${words} (skipped: there is no ../shared/data with the files beside the project)`,
  async () => {
    const scratch = makeScratch();
    const database = await createTestDatabase();
    try {
      const take = async (file: string, format: 'csv' | 'jsonl', map: string) =>
        importFile(database.pool, { file, importer: mappedImporter(format, await readMapping(map)) });
      await take(FILES.facilities, 'jsonl', 'stl-food-facilities');
      const before = await database.prisma.restaurant.count({ where: { delistedAt: null } });
      const licences = await take(FILES.licences, 'csv', 'stl-business-licences');
      const chains = await take(scratch.file('chains.csv', aroundStLouis()), 'csv', 'us-chain-locations');

      const listed = await database.prisma.restaurant.findMany({
        where: { delistedAt: null, cityKey: 'st louis', state: 'MO' },
        include: { places: true },
      });
      const doubles = listed.flatMap((one, index) =>
        listed
          .slice(index + 1)
          .filter((other) => foldText(other.name) === foldText(one.name) && (metresBetween(one, other) ?? 1000) <= 60)
          .map((other) => `${one.name}: ${one.address} and ${other.address}`),
      );
      expect(doubles).toEqual([]);

      const of = (source: string) => listed.filter(({ places }) => places.some((place) => place.source === source));
      const joined = of('stl-business-licences').filter(({ places }) =>
        places.some(({ source }) => source === 'stl-food-facilities'),
      );
      if (process.env.FUUD_SHOW) {
        const places = listed.reduce((sum, each) => sum + each.places.length, 0);
        console.log({ before, listed: listed.length, places, joined: joined.length, licences, chains });
      }
      // Of 1,173 licences some 870 are of a place that the city file knows too.
      expect(joined.length).toBeGreaterThan(700);
      // A chain's store within the city's limits is known to a register: hardly one stands alone.
      const stores = of('us-chain-locations').filter(({ postalCode }) => CITY_ONLY.has(postalCode ?? ''));
      const alone = stores.filter(({ places }) => places.every(({ source }) => source === 'us-chain-locations'));
      if (process.env.FUUD_SHOW)
        console.log(
          stores.length,
          alone.map(({ name, address }) => `${name}, ${address}`),
        );
      expect(alone.length).toBeLessThan(stores.length / 2);
      // No stadium has swallowed its stands: most restaurants have one place of each source.
      expect(Math.max(...listed.map(({ places }) => places.length))).toBeLessThanOrEqual(12);
    } finally {
      await database.drop();
      scratch.remove();
    }
  },
  120_000,
);

/** ZIP codes that end at the city's limits, which are those of its registers too. */
const CITY_ONLY = new Set(
  '63101 63102 63103 63104 63106 63107 63108 63109 63110 63111 63113 63115 63116 63118 63139'.split(' '),
);

/** The chains' rows within some 40 km. */
function aroundStLouis(): string {
  const [header = '', ...rows] = gunzipSync(readFileSync(FILES.chains)).toString('utf8').split('\n');
  const inBox = (row: string) => {
    const [latitude, longitude] = row.split(',').slice(-3).map(Number);
    return Math.abs((latitude ?? 0) - 38.63) < 0.36 && Math.abs((longitude ?? 0) + 90.25) < 0.46;
  };
  return [header, ...rows.filter(inBox)].join('\n');
}
