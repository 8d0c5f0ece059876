import { join } from 'node:path';
import { prepareRow } from '../prepareRow';
import { makeScratch } from '../testing/scratchFile';
import { writeParquet } from '../testing/writeParquet';
import { overtureImporter } from './overtureImporter';

const scratch = makeScratch();
afterAll(scratch.remove);

/** A valid place in the newer format. */
const place = (changes: Record<string, unknown> = {}) => ({
  id: '2b1b5ee5-0d62-4d8a-9a2e-6d8f0a7f1c11',
  names: { primary: "Pho's Corner", common: null },
  basic_category: 'restaurant',
  taxonomy: {
    primary: 'vietnamese_restaurant',
    hierarchy: ['food_and_drink', 'restaurant', 'asian_restaurant', 'vietnamese_restaurant'],
    alternates: ['coffee_shop', 'grocery_store'],
  },
  confidence: 0.9,
  operating_status: 'open',
  websites: ['https://phos.example/'],
  phones: ['+6620971111', '+13148321244'],
  brand: { names: { primary: "Pho's" }, wikidata: null },
  addresses: [{ freeform: '12 Elm St', locality: 'St. Louis', region: 'US-MO', postcode: '63101-1234', country: 'US' }],
  ...changes,
});
const point = { type: 'Point', coordinates: [-90.2, 38.6] };
const expectedFacts = {
  name: "Pho's Corner",
  brand: "Pho's",
  cuisine: 'Vietnamese, Coffee',
  address: '12 Elm St',
  city: 'St. Louis',
  state: 'MO',
  postalCode: '63101',
  phone: '+13148321244',
  website: 'https://phos.example/',
  isClosed: false,
};

/** Returns the facts of each row of a file, or the problem if the row is skipped. */
async function read(file: string) {
  const found = [];
  for await (const row of overtureImporter.rows(file)) {
    const prepared = prepareRow(overtureImporter, row);
    found.push('record' in prepared ? prepared.record.facts : prepared.problem);
  }
  return found;
}

/** Writes one place to a JSON-lines file and reads it. Returns its facts, or the problem if the place is skipped. */
const one = async (changes: Record<string, unknown>) => (await read(scratch.jsonl('one.jsonl', [place(changes)])))[0];

test('reads the same place from JSON lines, a JSON list, GeoJSON and GeoParquet', async () => {
  const { id, ...properties } = place();
  const feature = { type: 'Feature', id, geometry: point, properties };
  const at = { ...expectedFacts, latitude: 38.6, longitude: -90.2 };
  const files = [
    scratch.jsonl('lines.jsonl', [place({ geometry: point })]),
    scratch.jsonl('seq.geojsonl', [feature]),
    scratch.file('all.geojson', JSON.stringify({ type: 'FeatureCollection', features: [feature] }, null, 2)),
    scratch.file('all.geojson.gz', JSON.stringify({ type: 'FeatureCollection', features: [feature] })),
    scratch.file('list.json', JSON.stringify([place({ geometry: 'POINT (-90.2 38.6)' })])),
  ];
  for (const file of files) expect(await read(file)).toEqual([expect.objectContaining(at)]);

  const wkb = Buffer.alloc(21);
  wkb.writeUInt8(1, 0);
  wkb.writeUInt32LE(1, 1);
  wkb.writeDoubleLE(-90.2, 5);
  wkb.writeDoubleLE(38.6, 13);
  const parquet = writeParquet(
    join(scratch.folder, 'all.parquet'),
    {
      id: 'text',
      geometry: 'bytes',
      names: { primary: 'text', rules: [{ variant: 'text' }] },
      basic_category: 'text',
      taxonomy: { primary: 'text', hierarchy: ['text'], alternates: ['text'] },
      confidence: 'double',
      operating_status: 'text',
      websites: ['text'],
      phones: ['text'],
      brand: { names: { primary: 'text' }, wikidata: 'text' },
      addresses: [{ freeform: 'text', locality: 'text', region: 'text', postcode: 'text', country: 'text' }],
    },
    [place({ geometry: wkb })],
    { keyValueMetadata: { geo: '{"columns":{"geometry":{"encoding":"WKB"}}}' } },
  );
  expect(await read(parquet)).toEqual([expect.objectContaining(at)]);
});

test('reads nested values from columns that contain them as JSON text', async () => {
  const { names, addresses, taxonomy } = place();
  const texts = {
    names: JSON.stringify(names),
    addresses: JSON.stringify(addresses),
    taxonomy: JSON.stringify(taxonomy),
  };
  expect(await one(texts)).toMatchObject({ name: "Pho's Corner", city: 'St. Louis', cuisine: 'Vietnamese, Coffee' });
});

test('reads the older format, in which ids contain an H3 cell', async () => {
  const older = {
    id: '08f26c18ab704a1403d2e48dd4fa685d',
    addresses: [{ freeform: '12 Elm St', locality: 'Oklahoma City', region: 'US-OK', country: 'US' }],
    basic_category: undefined,
    taxonomy: undefined,
    categories: { primary: 'bakery', alternate: null },
    phones: null,
    websites: null,
    brand: null,
  };
  const facts = await one(older);
  expect(facts).toMatchObject({ cuisine: 'Bakery', brand: null, phone: null, website: null });
  expect(facts).toHaveProperty('latitude', expect.closeTo(35.495, 3));
  expect(facts).toHaveProperty('longitude', expect.closeTo(-97.5317, 3));
  expect(await one({ ...older, id: '08fffffffffffffffd2e48dd4fa685d00' })).toHaveProperty('latitude', null);
});

test.each([
  [{ operating_status: 'permanently_closed' }, true],
  [{ operating_status: 'temporarily_closed' }, false],
  [{ label_open1_closed0: 0 }, true],
  [{ label_open1_closed0: 1 }, false],
])('for %j, isClosed is %s', async (changes, isClosed) => {
  expect(await one(changes)).toHaveProperty('isClosed', isClosed);
});

test.each([
  [{ confidence: 0.49 }, { field: 'confidence', problem: 'is less than 0.5' }],
  [
    { taxonomy: { primary: 'gym', hierarchy: ['sports_and_recreation', 'gym'] } },
    { problem: 'is no place to eat or drink' },
  ],
  [{ taxonomy: null, basic_category: 'museum' }, { problem: 'is no place to eat or drink' }],
  [
    { taxonomy: null, basic_category: null, categories: { primary: 'grocery_store' } },
    { detail: "Pho's Corner: grocery_store" },
  ],
  [
    { addresses: [{ locality: 'Toronto', region: 'ON', country: 'CA' }] },
    { field: 'country', problem: 'is not the US' },
  ],
  [{ addresses: null }, { field: 'city', problem: 'is missing' }],
  [{ names: null }, { field: 'name', problem: 'is missing' }],
])('a place with %j is skipped, and the reason is returned', async (changes, problem) => {
  expect(await one(changes)).toMatchObject(problem);
});

test.each([
  { phones: ['+6620971111'] },
  { phones: ['+63 960 348 6989', '+639603486989'], addresses: [{ ...place().addresses[0], postcode: '4120' }] },
  { phones: null, addresses: [{ ...place().addresses[0], freeform: '堺区甲斐町西1-2-33', postcode: '5900950' }] },
])('a place with a phone number or postcode of another country is skipped if it has no point: %j', async (changes) => {
  const problem = 'has a phone number or postcode of another country';
  expect(await one(changes)).toMatchObject({ problem, detail: "Pho's Corner" });
  expect(await one({ ...changes, geometry: point })).toMatchObject({ city: 'St. Louis', latitude: 38.6 });
});

test('a place is imported if it has a coarse category but no taxonomy, no confidence and no status', async () => {
  const bare = { confidence: null, operating_status: null, taxonomy: null, basic_category: 'coffee_shop' };
  expect(await one(bare)).toMatchObject({ cuisine: 'Coffee' });
});

test('reads the English name of a place without a main name, and the diets of a vegan restaurant', async () => {
  expect(await one({ names: { common: { ko: '한식당', en: 'Hansik' } } })).toMatchObject({ name: 'Hansik' });
  const vegan = { taxonomy: null, categories: { primary: 'vegan_restaurant', alternate: [] } };
  expect(await one(vegan)).toMatchObject({ dietaryOptions: ['vegetarian', 'vegan'] });
});

test.each([
  { taxonomy: null, categories: { primary: 'pizza_restaurant', alternate: ['gluten_free_restaurant', 'bar'] } },
  { taxonomy: { primary: 'pizza_restaurant', hierarchy: ['food_and_drink'], alternates: ['vegan_restaurant', 'bar'] } },
])('a diet among the alternate categories is neither a diet nor a cuisine of the place: %j', async (changes) => {
  expect(await one(changes)).toMatchObject({ cuisine: 'Pizza, Bar', dietaryOptions: [] });
});

test('a file without the columns of Overture is refused', () => {
  expect(() => overtureImporter.checkColumns?.(new Set(['name', 'lat']), '/x/a.jsonl')).toThrow('a.jsonl has no "id"');
});
