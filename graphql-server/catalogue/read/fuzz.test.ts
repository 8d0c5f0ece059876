import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase } from '../../testing/testDatabase';
import { chooseImporter } from '../chooseImporter';
import { readMapping } from '../csv/readMapping';
import { FileError } from '../FileError';
import type { FormatName } from '../formats';
import { fuudImporter } from '../fuud/fuudImporter';
import { importFile } from '../importFile';
import { prepareRow } from '../prepareRow';
import { diner } from '../testing/diner';
import { anyFile, type Mangler, makeRandom, textFile } from '../testing/mangle';
import { makeScratch } from '../testing/scratchFile';
import { parquetBytes } from '../testing/writeParquet';
import { checkRows } from './checkRows';

const scratch = makeScratch();
afterAll(scratch.remove);

/** The number of damaged files in each test. An unexpected error contains the seed of the damaged file. */
const FILES = 200;

const overture = (index: number) => ({
  id: `08f26c18ab704a1403d2e48dd4fa68${10 + index}`,
  geometry: { type: 'Point', coordinates: [-90.2, 38.6] },
  names: { primary: `Pho's Corner ${index}`, common: { en: 'Pho' } },
  categories: { primary: 'vietnamese_restaurant', alternate: ['bar'] },
  basic_category: 'restaurant',
  taxonomy: { primary: 'vietnamese_restaurant', hierarchy: ['food_and_drink', 'restaurant'], alternates: ['bar'] },
  confidence: 0.9,
  operating_status: 'open',
  websites: ['https://phos.example/'],
  phones: ['+13148321244'],
  brand: { names: { primary: "Pho's" } },
  addresses: [{ freeform: `${index} Elm St`, locality: 'St. Louis', region: 'MO', postcode: '63101', country: 'US' }],
});
const wkb = Buffer.from('010100000000000000008056c00000000000404340', 'hex');
const foursquare = (index: number) => ({
  fsq_place_id: `4b05886df964a520a5cf22${10 + index}`,
  name: `Tony’s ${index}`,
  latitude: 38.6,
  longitude: -90.2,
  address: `${index} Elm St`,
  locality: 'St. Louis',
  region: 'MO',
  postcode: '63101',
  country: 'US',
  date_closed: null,
  tel: '(314) 832-1244',
  website: 'http://tonys.example',
  fsq_category_labels: ['Dining and Drinking > Restaurant > Pizzeria', 'Retail > Kiosk'],
  unresolved_flags: [],
});
const osm = (index: number) => ({
  type: 'node',
  id: index + 1,
  lat: 38.6,
  lon: -90.2,
  tags: {
    amenity: 'restaurant',
    name: `Diner ${index}`,
    'addr:city': 'St. Louis',
    'addr:state': 'MO',
    opening_hours: '24/7',
  },
});
const licence =
  'license_no,status_cd,trade_name,doc_type,date_started,street_address,zip,neighborhood_code,business_phone,lon,lat';
const ten = <T>(make: (index: number) => T) => Array.from({ length: 10 }, (_, index) => make(index));
const lines = (rows: unknown[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
const text = 'text' as const;
const overtureShape = {
  id: text,
  geometry: 'bytes' as const,
  names: { primary: text },
  categories: { primary: text, alternate: [text] as [typeof text] },
  confidence: 'double' as const,
  phones: [text] as [typeof text],
  addresses: [{ freeform: text, locality: text, region: text, postcode: text, country: text }] as [
    Record<string, typeof text>,
  ],
};
const foursquareShape = {
  fsq_place_id: text,
  name: text,
  latitude: 'double' as const,
  longitude: 'double' as const,
  locality: text,
  region: text,
  country: text,
  fsq_category_labels: [text] as [typeof text],
};

/** A small valid file of each kind. */
const SOUND = (
  [
    [
      'CSV',
      'csv',
      Buffer.from(
        `${licence}\n${ten((at) => `${at},62,"JOE'S, ""BAR""",L416902,6/20/2023,${at} ELM ST,63109,9,(314) 833-3055,-90.31,38.58\n`).join('')}`,
      ),
      'stl-business-licences',
    ],
    [
      'JSON lines',
      'jsonl',
      Buffer.from(
        lines(
          ten((at) => ({
            business_id: `${at}`,
            name: 'Abby’s',
            address: 'Elm',
            city: 'Tampa',
            state: 'FL',
            postal_code: '33601',
            latitude: 27.9,
            longitude: -82.4,
            stars: 4.5,
            review_count: 8,
            is_open: 1,
            attributes: { RestaurantsPriceRange2: '2', OutdoorSeating: 'True' },
            categories: 'Restaurants, Italian',
            hours: { Monday: '9:0-21:0' },
          })),
        ),
      ),
      'yelp-academic',
    ],
    [
      'a JSON list',
      'json',
      Buffer.from(
        JSON.stringify(
          ten((id) => ({
            id,
            name: 'El Alma',
            cuisine: 'thai',
            types: ['thai', 'restaurant'],
            lat: 30.2,
            lng: -97.8,
            address: `${id} Elm`,
          })),
          null,
          1,
        ),
      ),
      'austin-osm',
    ],
    [
      "Fuud's own format",
      'fuud',
      Buffer.from(
        lines(
          ten((at) =>
            diner({
              sourceId: `d-${at}`,
              hours: 'Mo-Fr 11:00-21:00',
              coordinates: { latitude: 38.6, longitude: -90.2 },
              imageUrls: ['https://a.example/1.jpg'],
              dietaryOptions: 'vegan; halal',
            }),
          ),
        ),
      ),
    ],
    ['Overpass JSON', 'osm', Buffer.from(JSON.stringify({ version: 0.6, elements: ten(osm) }))],
    ['Overture lines', 'overture', Buffer.from(lines(ten(overture)))],
    [
      'Overture GeoJSON',
      'overture',
      Buffer.from(
        JSON.stringify({
          type: 'FeatureCollection',
          features: ten((at) => ({
            type: 'Feature',
            id: `${at}`,
            geometry: overture(at).geometry,
            properties: overture(at),
          })),
        }),
      ),
    ],
    [
      'Overture parquet',
      'overture',
      parquetBytes(
        overtureShape,
        ten((at) => ({ ...overture(at), geometry: wkb })),
        { keyValueMetadata: { geo: '{"columns":{"geometry":{"encoding":"WKB"}}}' } },
      ),
    ],
    [
      'Overture parquet, packed',
      'overture',
      parquetBytes(
        overtureShape,
        ten((at) => ({ ...overture(at), geometry: wkb })),
        { codec: 'GZIP', pageVersion: 2, rowsAPage: 3, rowsAGroup: 6 },
      ),
    ],
    ['Foursquare parquet', 'foursquare', parquetBytes(foursquareShape, ten(foursquare), { rowsAPage: 4 })],
    [
      'Foursquare CSV',
      'foursquare',
      Buffer.from(
        `${Object.keys(foursquare(0)).join(',')}\n${ten(
          (at) =>
            `${Object.values(foursquare(at))
              .map((value) => `"${String(value ?? '')}"`)
              .join(',')}\n`,
        ).join('')}`,
      ),
    ],
  ] as [title: string, format: FormatName, content: Buffer, map?: string][]
).map(([title, format, content, map]) => ({ title, format, content, map }));

/**
 * Reads a file to its end like an import. @returns the numbers of accepted and refused rows, or the error message if
 * the whole file is refused
 */
async function readAll(file: string, format: FormatName, map?: string) {
  const importer = await chooseImporter({ command: 'import', file, format, map, dryRun: true });
  let taken = 0;
  let refused = 0;
  try {
    const { columns } = await checkRows(file, importer.rows(file));
    importer.checkColumns?.(columns, file);
    for await (const row of importer.rows(file)) {
      const prepared = prepareRow(importer, row);
      if ('record' in prepared) taken += 1;
      else refused += prepared.problem.problem ? 1 : Number.NaN;
    }
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    expect(error.message).toMatch(/^spoilt\.file:? \P{Cc}+$/u);
    return error.message;
  }
  return { taken, refused };
}

test.each(SOUND)('$title: the valid file is read', async ({ format, content, map }) => {
  const file = scratch.file('spoilt.file', content);
  expect(await readAll(file, format, map)).toMatchObject({ taken: 10, refused: 0 });
});

test.each(SOUND)('$title: damaged files are read or cause one-line errors', async ({ title, format, content, map }) => {
  const isParquet = content.subarray(0, 4).toString() === 'PAR1';
  const manglers: [string, Mangler][] = Object.entries(isParquet ? anyFile : textFile);
  const file = join(scratch.folder, 'spoilt.file');
  const before = process.memoryUsage();
  const ends = new Set<string>();
  for (let seed = 0; seed < FILES; seed += 1) {
    const [way, mangle] = manglers[seed % manglers.length] ?? (['', (bytes) => bytes] as [string, Mangler]);
    const random = makeRandom(seed * 7919 + title.length);
    // About half of the files are damaged twice.
    const once = mangle(content, random);
    const spoilt = random() < 0.5 && once.length > 0 ? mangle(once, random) : once;
    writeFileSync(file, spoilt);
    const end = await readAll(file, format, map).catch((error: unknown) => {
      throw new Error(`${title}, seed ${seed} (${way}): ${String(error)}`, { cause: error });
    });
    // A file cannot have more rows than bytes. More rows here would be a sign of endless work.
    if (typeof end === 'object') expect(end.taken + end.refused).toBeLessThanOrEqual(spoilt.length);
    ends.add(typeof end === 'string' ? 'file refused' : end.refused > 0 ? 'rows refused' : 'read');
  }
  // Some of the damaged files can be read, and some are refused.
  expect([...ends]).toEqual(expect.arrayContaining(['read', 'file refused']));
  const after = process.memoryUsage();
  expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(300e6);
  expect(after.heapUsed - before.heapUsed).toBeLessThan(500e6);
});

test('the result for a damaged mapping file is a mapping or an error of one line', async () => {
  const content = Buffer.from(JSON.stringify({ ...(await readMapping('stl-food-facilities')) }, null, 1));
  const file = join(scratch.folder, 'spoilt.json');
  const manglers = Object.values(textFile);
  for (let seed = 0; seed < FILES; seed += 1) {
    const mangle = manglers[seed % manglers.length] as Mangler;
    writeFileSync(file, mangle(content, makeRandom(seed)));
    await readMapping(file).catch((error: unknown) => {
      if (!(error instanceof FileError)) throw new Error(`seed ${seed}: ${String(error)}`, { cause: error });
      expect(error.message).toMatch(/^The mapping spoilt\.json \P{Cc}+$/u);
    });
  }
});

test('strange values (NUL, unpaired surrogates, numbers that are too large …) do not stop an import', async () => {
  const database = await createTestDatabase();
  try {
    const nasty = [
      '\0',
      'a\0b',
      '\ud83c',
      '\udf55 x',
      '\ufffe',
      '\u202eevil',
      'x'.repeat(500),
      ' ',
      '1e400',
      "'; --",
      '\\',
    ];
    const keys = [
      ...Object.keys(diner()),
      'hours',
      'phone',
      'website',
      'brand',
      'neighborhood',
      'description',
      'imageUrls',
    ];
    const rows = keys.flatMap((key) =>
      nasty.map((value, at) => diner({ sourceId: `${key} ${at}`, name: `Diner ${key} ${at}`, [key]: value })),
    );
    const file = scratch.jsonl('nasty.jsonl', rows);
    const importer = fuudImporter({ source: 'nasty', kind: 'guide', licence: 'x', attribution: 'x' });
    const report = await importFile(database.pool, { file, importer });
    expect(report.read).toBe(rows.length);
    expect(report.written).toBeGreaterThan(rows.length / 2);
  } finally {
    await database.drop();
  }
});
