import { fuudImporter } from '../../../catalogue/fuud/fuudImporter';
import { importFile } from '../../../catalogue/importFile';
import { diner } from '../../../catalogue/testing/diner';
import { makeScratch } from '../../../catalogue/testing/scratchFile';
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase';
import { RowMatcher } from './matchRows';
import { type DescribedPlace, placeOf } from './RowContent';

const scratch = makeScratch();
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const terms = { source: 'openstreetmap', kind: 'map', licence: 'CC0', attribution: 'OSM' } as const;
  const rows = ['3195 S Grand Blvd', '12 Main St'].map((address, at) =>
    diner({ sourceId: `${at}`, name: 'Pho Grand', address, latitude: 38.6 + at / 10, longitude: -90.2 }),
  );
  rows.push(diner({ sourceId: 'a', name: 'Alone', address: '1 Oak St', latitude: 38.65, longitude: -90.3 }));
  await importFile(database.pool, { file: scratch.jsonl('rows.jsonl', rows), importer: fuudImporter(terms) });
});
afterAll(async () => {
  await database.drop();
  scratch.remove();
});

async function matchOf(place: Partial<DescribedPlace>, defaultCity: string | null) {
  const content = { place: placeOf(place), saved: { savedAt: null }, visit: null, rating: null };
  const [row] = await new RowMatcher(database, defaultCity).match([
    { line: 1, content, isBroken: false, problem: null },
  ]);
  const ids = [...(row?.restaurantId ? [row.restaurantId] : []), ...(row?.candidateIds ?? [])];
  const found = await database.prisma.restaurant.findMany({ where: { id: { in: ids } } });
  return [row?.status, ...found.map(({ name, address }) => `${name}, ${address}`).sort()];
}

test.each([
  ['a street', 'Pho Grand', { address: '3195 S. Grand Boulevard' }, ['matched', 'Pho Grand, 3195 S Grand Blvd']],
  [
    'a street and a ZIP code',
    'Pho Grand',
    { address: '12 Main St', postalCode: '63110' },
    ['matched', 'Pho Grand, 12 Main St'],
  ],
  [
    'another street',
    'Pho Grand',
    { address: '99 Rue Neuve Bruxelles' },
    ['unsure', 'Pho Grand, 12 Main St', 'Pho Grand, 3195 S Grand Blvd'],
  ],
  ['another street of the only namesake', 'Alone', { address: '99 Rue Neuve' }, ['unsure', 'Alone, 1 Oak St']],
  ['no street', 'Alone', {}, ['matched', 'Alone, 1 Oak St']],
  ['another state', 'Alone', { address: '1 Oak St', region: 'TX' }, ['unsure', 'Alone, 1 Oak St']],
  ['a city without a state', 'Alone', { address: '1 Oak St', city: 'St. Louis' }, ['matched', 'Alone, 1 Oak St']],
])('looks up a line without a city (in the default city) or without a state: %s', async (_, name, place, expected) => {
  expect(await matchOf({ name, ...place }, 'St. Louis')).toEqual(expected);
});

test('without a default city, a street and a name are not enough', async () => {
  expect(await matchOf({ name: 'Alone', address: '1 Oak St' }, null)).toEqual(['unsure', 'Alone, 1 Oak St']);
});
