import { join } from 'node:path';
import { prepareRow } from '../prepareRow';
import { makeScratch } from '../testing/scratchFile';
import { writeParquet } from '../testing/writeParquet';
import { foursquareImporter } from './foursquareImporter';

const scratch = makeScratch();
afterAll(scratch.remove);

const place = (changes: Record<string, unknown> = {}) => ({
  fsq_place_id: '4b05886df964a520a5cf22e3',
  name: 'Tony’s Tavern',
  latitude: 38.6,
  longitude: -90.2,
  address: '12 Elm St',
  locality: 'St. Louis',
  region: 'MO',
  postcode: '63101',
  country: 'US',
  date_closed: null,
  tel: '(314) 832-1244',
  website: 'http://tonys.example',
  fsq_category_labels: ['Dining and Drinking > Restaurant > Pizzeria', 'Retail > Kiosk'],
  unresolved_flags: [],
  ...changes,
});
const expectedFacts = {
  name: 'Tony’s Tavern',
  cuisine: 'Pizza',
  address: '12 Elm St',
  city: 'St. Louis',
  state: 'MO',
  postalCode: '63101',
  phone: '+13148321244',
  website: 'http://tonys.example/',
  latitude: 38.6,
  longitude: -90.2,
  isClosed: false,
};

function become(row: Parameters<typeof prepareRow>[1]) {
  const prepared = prepareRow(foursquareImporter, row);
  return 'record' in prepared ? prepared.record.facts : prepared.problem;
}
const one = (changes: Record<string, unknown>) => become({ line: 1, values: place(changes) });

async function read(file: string) {
  const found = [];
  for await (const row of foursquareImporter.rows(file)) found.push(become(row));
  return found;
}

test('the places of a parquet file are read, and a place with the flag "duplicate" is skipped', async () => {
  const path = writeParquet(
    join(scratch.folder, 'fsq.parquet'),
    {
      fsq_place_id: 'text',
      name: 'text',
      latitude: 'double',
      longitude: 'double',
      address: 'text',
      locality: 'text',
      region: 'text',
      postcode: 'text',
      country: 'text',
      date_closed: 'text',
      tel: 'text',
      website: 'text',
      facebook_id: 'int64',
      fsq_category_labels: ['text'],
      unresolved_flags: ['text'],
    },
    [place(), place({ date_closed: '2024-01-31' }), place({ unresolved_flags: ['duplicate'] })],
  );
  expect(await read(path)).toEqual([
    expect.objectContaining(expectedFacts),
    expect.objectContaining({ isClosed: true }),
    { field: 'unresolved_flags', problem: 'say duplicate', detail: 'Tony’s Tavern' },
  ]);
});

const pizza = 'Dining and Drinking > Restaurant > Pizzeria';
const coffee = 'Dining and Drinking > Cafe, Coffee, and Tea House > Coffee Shop';
test.each([
  ['JSON', `["${pizza}","${coffee}"]`],
  ['numpy', `['${pizza}' '${coffee}']`],
  ['numpy over two lines', `['${pizza}'\n '${coffee}']`],
  ['Postgres', `{"${pizza}","${coffee}"}`],
  ['DuckDB', `[${pizza}, ${coffee}]`],
  ['quoted where needed', `[${pizza}, '${coffee}', Retail > Kiosk]`],
  ['semicolons', `${pizza};${coffee}`],
])('reads CSV with lists in this form: %s', async (_, labels) => {
  const { fsq_category_labels, unresolved_flags, ...rest } = place();
  const columns = Object.keys(rest);
  const quoted = (text: unknown) => `"${String(text ?? '').replaceAll('"', '""')}"`;
  const csv = `${columns},fsq_category_labels,unresolved_flags\n${[...Object.values(rest), labels, ''].map(quoted)}\n`;
  expect(await read(scratch.file('fsq.csv', csv))).toEqual([
    expect.objectContaining({ ...expectedFacts, cuisine: 'Pizza, Coffee' }),
  ]);
});

test.each([
  [{ fsq_category_labels: ['Retail > Food and Beverage Retail'] }, { problem: 'is no place to eat or drink' }],
  [{ fsq_category_labels: null }, { problem: 'is no place to eat or drink' }],
  [{ country: 'CA' }, { field: 'country', problem: 'is not the US' }],
  [{ unresolved_flags: "['doesnt_exist']" }, { field: 'unresolved_flags', problem: 'say doesnt_exist' }],
  [{ unresolved_flags: ['closed'] }, { field: 'unresolved_flags', problem: 'say closed' }],
  [{ name: null }, { field: 'name', problem: 'is missing' }],
  [
    { locality: null, post_town: null },
    { field: 'city', problem: 'is missing' },
  ],
])('a place with %j is skipped, and the reason is returned', (changes, problem) => {
  expect(one(changes)).toMatchObject(problem);
});

test('post_town replaces an empty locality, geom replaces missing coordinates, and a very long label is read', () => {
  expect(one({ locality: '', post_town: 'Clayton' })).toMatchObject({ city: 'Clayton' });
  const geom = { type: 'Point', coordinates: [-90.3, 38.7] };
  expect(one({ latitude: null, longitude: null, geom })).toMatchObject({ latitude: 38.7, longitude: -90.3 });
  const long = `Dining and Drinking > Restaurant > ${'Asian Restaurant > '.repeat(5)}Ramen Restaurant`;
  expect(one({ fsq_category_labels: [long] })).toMatchObject({ cuisine: 'Ramen' });
});

test('a file without the columns of Foursquare is refused', () => {
  const check = () => foursquareImporter.checkColumns?.(new Set(['name']), '/x/a.csv');
  expect(check).toThrow('a.csv has no column "fsq_place_id"');
});
