import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchAreaOf } from '../../search/area/SearchArea';
import { loadCity } from '../../search/index/loadCity';
import { stem } from '../../search/words/stem';
import { buildRestaurant } from '../../testing/factories';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { fuudImporter } from '../fuud/fuudImporter';
import { importFile } from '../importFile';
import { diner } from '../testing/diner';
import { makeScratch } from '../testing/scratchFile';
import { someFacts } from '../testing/someFacts';
import { absorbRestaurants } from './absorbRestaurants';
import type { SourceKind } from './SourceInfo';
import { type RestaurantView, upsertRestaurants } from './upsertRestaurants';

const scratch = makeScratch();
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => database.pool.query('TRUNCATE restaurants, places, catalogue_sources, users CASCADE'));
afterAll(async () => {
  await database.drop();
  scratch.remove();
});

/** Imports rows from a source of this kind. For example, the source of the kind "map" is "a-map". */
const importRows = (
  kind: SourceKind,
  rows: unknown[],
  { dryRun = false, batchSize = 1000, attribution = `a-${kind}` } = {},
) =>
  importFile(database.pool, {
    file: scratch.jsonl('rows.jsonl', rows),
    importer: fuudImporter({ source: `a-${kind}`, kind, licence: 'CC0', attribution }),
    dryRun,
    batchSize,
  });
const restaurants = () =>
  database.prisma.restaurant.findMany({
    include: { places: { orderBy: [{ source: 'asc' }, { sourceId: 'asc' }] } },
    orderBy: [{ name: 'asc' }, { address: 'asc' }],
  });
/** Makes the stored data of this kind of source `days` days old, so that data of another kind is newer. */
const backdate = (kind: SourceKind, days: number) =>
  database.pool.query('UPDATE places SET fetched_at = now() - make_interval(days => $2) WHERE kind = $1', [kind, days]);

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const PUB = diner({ sourceId: 'p', name: "O'Connell's Pub", address: '4652 Shaw Ave', ...at(38.6167, -90.2665) });
const SUSHI = diner({ sourceId: 's', name: 'Sushi Tei', address: '12 N Euclid Ave', ...at(38.6441, -90.2617) });

test('needsReservation is stored as the source states it, or as null if the source does not state it', async () => {
  const rows = [
    diner({ sourceId: 'a', name: 'Asks', needsReservation: 'yes' }),
    diner({ sourceId: 'b', name: 'Basks', needsReservation: 'no' }),
    diner({ sourceId: 'c', name: 'Casks' }),
  ];
  await importRows('map', rows);
  expect((await restaurants()).map(({ needsReservation }) => needsReservation)).toEqual([true, false, null]);
  const { rows: changes } = await database.pool.query('SELECT facts FROM places ORDER BY source_id');
  expect(changes.map(({ facts }) => facts.needsReservation)).toEqual([true, false, undefined]);
});

test('the migration keep_unknown_reservations changes false to null, except if a source stated false', async () => {
  await importRows('map', [
    diner({ sourceId: 'a', name: 'Told', needsReservation: 'no' }),
    diner({ sourceId: 'b', name: 'Untold' }),
    diner({ sourceId: 'c', name: 'Wanted', needsReservation: 'yes' }),
  ]);
  await database.pool.query(`UPDATE restaurants SET needs_reservation = coalesce(needs_reservation, false)`);
  const folder = join(__dirname, '../../../prisma/migrations/20261122191000_keep_unknown_reservations');
  await database.pool.query(readFileSync(join(folder, 'migration.sql'), 'utf8'));
  expect((await restaurants()).map(({ needsReservation }) => needsReservation)).toEqual([false, null, true]);
});

test('places of two sources become one restaurant, and its provenance names the sources of its facts', async () => {
  await importRows('register', [
    { ...PUB, name: "O'CONNELL'S PUB LLC", cuisine: 'tavern', phone: '(314) 773-6600' },
    SUSHI,
  ]);
  const report = await importRows('map', [
    { ...PUB, sourceId: 'n1', cuisine: 'irish', features: ['wifi'], latitude: 38.6169 },
  ]);
  expect(report).toMatchObject({ written: 1, fresh: 0, joined: 1, changed: 0, closed: 0 });
  const [pub, sushi] = await restaurants();
  expect(pub).toMatchObject({
    name: "O'Connell's Pub",
    cuisine: 'Irish',
    phone: '+13147736600',
    latitude: 38.6169,
    features: ['wifi'],
    provenance: {
      cuisine: { source: 'a-map', sourceId: 'n1' },
      phone: { source: 'a-register', sourceId: 'p' },
      latitude: { source: 'a-map', sourceId: 'n1' },
    },
  });
  expect(pub?.places.map(({ source }) => source).sort()).toEqual(['a-map', 'a-register']);
  expect(sushi).toMatchObject({ name: 'Sushi Tei', provenance: { dishes: { rule: 'name has "sushi"' } } });
});

test('imports of the same rows in a different order lead to restaurants with the same places and facts', async () => {
  const files: [SourceKind, unknown[]][] = [
    ['register', [{ ...PUB, name: "O'CONNELL'S PUB LLC", phone: '3147736600' }, SUSHI]],
    [
      'map',
      [{ ...PUB, cuisine: 'irish', latitude: 38.6169 }, { ...SUSHI, features: ['wifi'] }, diner({ name: 'Third' })],
    ],
    [
      'aggregate',
      [
        { ...PUB, website: 'https://pub.example', features: ['delivery'] },
        { ...SUSHI, latitude: 38.6443 },
      ],
    ],
  ];
  const orders = [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ];
  const outcomes: unknown[] = [];
  for (const order of orders) {
    await database.pool.query('TRUNCATE restaurants, places CASCADE');
    for (const index of order) {
      const [kind, rows] = files[index] ?? ['map', []];
      await importRows(kind, index === order[0] ? rows : [...rows].reverse());
    }
    const found = await restaurants();
    outcomes.push(
      found.map(({ id, createdAt, updatedAt, places, ...facts }) => ({
        ...facts,
        places: places.map(({ source, sourceId }) => `${source}/${sourceId}`).sort(),
      })),
    );
  }
  expect(outcomes[0]).toHaveLength(3);
  expect(outcomes[1]).toEqual(outcomes[0]);
  expect(outcomes[2]).toEqual(outcomes[0]);
});

test('importing a file again writes nothing, even if another source also lists a restaurant of the file', async () => {
  await importRows('register', [PUB, SUSHI]);
  await importRows('map', [PUB]);
  const before = await restaurants();
  expect(await importRows('register', [PUB, SUSHI])).toMatchObject({ written: 0, unchanged: 2 });
  expect(await importRows('map', [PUB])).toMatchObject({ written: 0, unchanged: 1 });
  expect(await restaurants()).toEqual(before);
});

test('a changed fact of one source is merged with the facts of the other source', async () => {
  await importRows('register', [PUB]);
  await importRows('map', [{ ...PUB, cuisine: 'irish' }]);
  const [{ id } = { id: '' }] = await restaurants();
  expect(await importRows('register', [{ ...PUB, phone: '3147736600' }])).toMatchObject({ written: 1, changed: 1 });
  expect(await restaurants()).toMatchObject([{ id, cuisine: 'Irish', phone: '+13147736600' }]);
});

test('a place without coordinates joins the restaurant that has the same phone number or address', async () => {
  await importRows('map', [{ ...PUB, phone: '3147736600', address: null }, SUSHI]);
  const nowhere = { latitude: null, longitude: null };
  const report = await importRows('register', [
    { ...PUB, ...nowhere, phone: '3147736600', address: null },
    { ...SUSHI, ...nowhere, address: '12 NORTH EUCLID AVENUE' },
  ]);
  expect(report).toMatchObject({ written: 2, joined: 2 });
  expect(await restaurants()).toHaveLength(2);
});

test('samples and real places never join each other', async () => {
  await importRows('map', [PUB]);
  await importRows('sample', [PUB]);
  await importRows('register', [PUB]);
  const found = await restaurants();
  expect(found.map(({ isSample, places }) => [isSample, places.length])).toEqual(
    expect.arrayContaining([
      [false, 2],
      [true, 1],
    ]),
  );
});

describe('a permanently closed place', () => {
  const closedPub = { ...PUB, isClosed: true };

  test('newer data can close and delist a restaurant, and a later import can open and list it again', async () => {
    await importRows('register', [PUB]);
    await backdate('register', 3);
    expect(await importRows('aggregate', [closedPub])).toMatchObject({ written: 1, closed: 1, joined: 0 });
    expect(await restaurants()).toMatchObject([{ isClosed: true, delistedAt: expect.any(Date) }]);
    expect(await importRows('aggregate', [closedPub])).toMatchObject({ written: 0, unchanged: 1 });
    expect(await importRows('aggregate', [PUB])).toMatchObject({ written: 1, changed: 1, closed: 0 });
    expect(await restaurants()).toMatchObject([{ isClosed: false, delistedAt: null }]);
  });

  test('a closed place that matches no restaurant is skipped, and the report contains its line number', async () => {
    const report = await importRows('aggregate', [SUSHI, closedPub]);
    expect(report).toMatchObject({ read: 2, written: 1, skipped: 1 });
    expect(report.reasons).toEqual([
      {
        reason: 'is permanently closed, and no other source lists it',
        count: 1,
        examples: [{ line: 2, detail: "O'Connell's Pub" }],
      },
    ]);
    expect(await restaurants()).toHaveLength(1);
  });

  test.each([1, 2, 100])(
    'in batches of %i rows, a closed row joins the restaurant of a later row of its file; that restaurant stays open',
    async (batchSize) => {
      const rows = [{ ...PUB, sourceId: 'old', isClosed: true }, { ...SUSHI, isClosed: true }, diner(), PUB];
      expect(await importRows('aggregate', rows, { batchSize })).toMatchObject({
        read: 4,
        written: 3,
        closed: 0,
        joined: 1,
        skipped: 1,
      });
      expect(await restaurants()).toMatchObject([
        { name: 'Corner Diner' },
        { name: "O'Connell's Pub", isClosed: false, places: [{}, {}] },
      ]);
      expect(await importRows('aggregate', rows, { batchSize })).toMatchObject({
        written: 0,
        unchanged: 3,
        skipped: 1,
      });
    },
  );

  test('a source can close its own place', async () => {
    await importRows('map', [PUB, SUSHI]);
    expect(await importRows('map', [closedPub, SUSHI])).toMatchObject({ written: 1, closed: 1, unchanged: 1 });
    expect((await restaurants()).map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  test('a new attribution of another source does not open a closed restaurant, but a changed row does', async () => {
    await importRows('register', [PUB]);
    await backdate('register', 30);
    await importRows('map', [closedPub]);
    await backdate('map', 3);
    expect(await importRows('register', [PUB], { attribution: 'June 2026' })).toMatchObject({ written: 1 });
    expect(await restaurants()).toMatchObject([{ isClosed: true, delistedAt: expect.any(Date) }]);
    const attributions = (await restaurants()).flatMap(({ places }) => places.map(({ attribution }) => attribution));
    expect(attributions.sort()).toEqual(['June 2026', 'a-map']);
    expect(await importRows('register', [{ ...PUB, phone: '3147736600' }])).toMatchObject({ written: 1 });
    expect(await restaurants()).toMatchObject([{ isClosed: false, delistedAt: null }]);
  });

  test('newer data of another source opens a closed restaurant again', async () => {
    await importRows('map', [PUB]);
    await importRows('map', [closedPub]);
    await backdate('map', 3);
    expect(await importRows('register', [PUB])).toMatchObject({ joined: 1 });
    expect(await restaurants()).toMatchObject([{ isClosed: false, delistedAt: null }]);
  });
});

test('if a new place shows that two restaurants are one, saves and ratings move to the older restaurant', async () => {
  const nowhere = { latitude: null, longitude: null };
  await importRows('map', [{ ...PUB, address: null }]);
  await importRows('register', [{ ...PUB, ...nowhere, address: null, phone: '3147736600' }]);
  expect(await restaurants()).toHaveLength(2);
  const [a, b] = await database.prisma.restaurant.findMany({ orderBy: { createdAt: 'asc' } });
  const users = await Promise.all([1, 2].map(() => database.prisma.user.create({ data: { isGuest: true } })));
  const [both, one] = users.map(({ id }) => id) as [string, string];
  const rate = (userId: string, restaurantId: string, rating: number) =>
    database.prisma.userRating.create({ data: { userId, restaurantId, rating } });
  const save = (userId: string, restaurantId: string) =>
    database.prisma.savedRestaurant.create({ data: { userId, restaurantId, restaurantData: {} } });
  await Promise.all([
    save(both, a?.id ?? ''),
    save(both, b?.id ?? ''),
    save(one, b?.id ?? ''),
    rate(one, b?.id ?? '', 4),
  ]);

  expect(await importRows('aggregate', [{ ...PUB, phone: '3147736600' }])).toMatchObject({ joined: 1 });
  const [listed] = await database.prisma.restaurant.findMany({
    where: { delistedAt: null },
    include: { places: true },
  });
  expect(listed).toMatchObject({ id: a?.id, phone: '+13147736600', userRatingCount: 1, userRatingSum: 4 });
  expect(listed?.places).toHaveLength(3);
  expect(await database.prisma.restaurant.findUnique({ where: { id: b?.id } })).toMatchObject({
    userRatingCount: 0,
    mergedIntoId: a?.id,
  });
  const saved = await database.prisma.savedRestaurant.findMany();
  const keptOf = (user: string) =>
    saved.filter(({ userId }) => userId === user).map(({ restaurantId }) => restaurantId);
  expect(keptOf(one)).toEqual([a?.id]);
  expect(keptOf(both)).toEqual([a?.id]);
});

test('mergedIntoId names the last survivor; deleting the survivor or upserting the merged row clears it', async () => {
  const [first, second, last] = await Promise.all([1, 2, 3].map(() => buildRestaurant(database)));
  const [a, b, c] = [first?.id ?? '', second?.id ?? '', last?.id ?? ''];
  const absorb = async (absorbed: string, survivor: string) => {
    const client = await database.pool.connect();
    await absorbRestaurants(client, new Map([[absorbed, survivor]]));
    client.release();
  };
  const successors = async () => {
    const found = await database.prisma.restaurant.findMany({ select: { id: true, mergedIntoId: true } });
    return [a, b, c].map((id) => found.find((each) => each.id === id)?.mergedIntoId);
  };
  await absorb(a, b);
  expect(await successors()).toEqual([b, null, null]);
  await absorb(b, c);
  expect(await successors()).toEqual([c, c, null]);

  const facts = someFacts({ name: 'Again' });
  const view = { id: a, isSample: false, facts, provenance: null } as unknown as RestaurantView;
  const client = await database.pool.connect();
  await upsertRestaurants(client, [view]);
  client.release();
  expect(await successors()).toEqual([null, c, null]);
  await database.prisma.restaurant.delete({ where: { id: c } });
  expect(await successors()).toEqual([null, null, undefined]);
});

test('after two imports of a source, the stored counts are those of the second import', async () => {
  await importRows('map', [PUB, { broken: true }]);
  await importRows('map', [PUB, SUSHI, { broken: true }]);
  expect(await database.prisma.catalogueSource.findMany()).toEqual([
    {
      source: 'a-map',
      kind: 'map',
      licence: 'CC0',
      attribution: 'a-map',
      attributionUrl: null,
      importedAt: expect.any(Date),
      read: 3,
      written: 1,
      unchanged: 1,
      skipped: 1,
    },
  ]);
});

test('the search index contains the words of the brand and of the features', async () => {
  await importRows('brand', [{ ...PUB, name: 'Roast Beef #12', brand: 'Arby’s', features: ['outdoor-seating'] }]);
  const index = await loadCity(database.pool, searchAreaOf({ city: 'St. Louis' }).place);
  const isFound = (word: string) => index.postings.some(({ terms }) => terms.find(stem(word)) >= 0);
  expect(['arbys', 'outdoor', 'seating', 'sushi'].map(isFound)).toEqual([true, true, true, false]);
});

test('all branches of a chain lose their derived badges when a later import adds the third branch', async () => {
  const famed = { yelpRating: 4.8, yelpReviews: 100 };
  const branch = (index: number) =>
    diner({
      sourceId: `b-${index}`,
      name: 'Gus Gyros',
      address: `${index} Elm St`,
      ...famed,
      ...at(38.6 + index / 50, -90.3),
    });
  await importRows('map', [branch(1), branch(2), { ...SUSHI, ...famed }]);
  const gems = async () => (await restaurants()).map(({ gemType }) => gemType);
  expect(await gems()).toEqual(['Hidden Gem', 'Hidden Gem', 'Hidden Gem']);
  await importRows('map', [branch(3)]);
  expect(await restaurants()).toMatchObject([
    { gemType: null, isHiddenGem: false },
    { gemType: null },
    { gemType: null },
    { gemType: 'Hidden Gem' },
  ]);
});

test('if a place changes its restaurant twice, the first restaurant keeps its id and its other place', async () => {
  await importRows('register', [PUB]);
  await importRows('map', [PUB]);
  const [began] = await restaurants();
  await importRows('register', [{ ...SUSHI, sourceId: 'p' }]);
  await importRows('map', [PUB, SUSHI]);
  const third = diner({ sourceId: 'p', name: 'Taco Buddha', address: '7405 Pershing Ave', ...at(38.6571, -90.3303) });
  await importRows('register', [third]);
  const found = await restaurants();
  expect(found.map(({ name, places }) => [name, places.length])).toEqual([
    ["O'Connell's Pub", 1],
    ['Sushi Tei', 1],
    ['Taco Buddha', 1],
  ]);
  expect(found[0]?.id).toBe(began?.id);
});

test('while an import waits to lock a restaurant, it has not locked any restaurant with a higher id', async () => {
  await importRows('map', [PUB, SUSHI]);
  const { rows } = await database.pool.query<{ id: string; name: string }>(
    'SELECT id, name FROM restaurants ORDER BY id',
  );
  const [first, last] = rows;
  const changed = [PUB, SUSHI].map((row) => ({ ...row, phone: '3147736600' }));
  const member = await database.pool.connect();
  try {
    await member.query('BEGIN');
    await member.query('SELECT FROM restaurants WHERE id = $1 FOR NO KEY UPDATE', [first?.id]);
    const importing = importRows(
      'map',
      changed.sort((a) => (a.name === last?.name ? -1 : 1)),
    );
    await untilSomebodyWaits();
    await member.query('SELECT FROM restaurants WHERE id = $1 FOR NO KEY UPDATE NOWAIT', [last?.id]);
    await member.query('COMMIT');
    expect(await importing).toMatchObject({ changed: 2 });
  } finally {
    await member.query('ROLLBACK');
    member.release();
  }
});

/** Resolves when a connection to this database waits for a lock. */
async function untilSomebodyWaits(): Promise<void> {
  for (let waiting = 0; waiting === 0; ) {
    const { rows } = await database.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    waiting = rows[0]?.count ?? 0;
  }
}

describe('a dry run', () => {
  const everything = async () => ({
    restaurants: await restaurants(),
    sources: await database.prisma.catalogueSource.findMany({ orderBy: { source: 'asc' } }),
  });

  test('reports what an import would change, and changes nothing', async () => {
    await importRows('map', [{ ...PUB, phone: '3147736600' }, SUSHI]);
    await importRows('aggregate', [SUSHI]);
    await backdate('map', 3);
    const before = await everything();
    const rows = [
      { ...PUB, cuisine: 'irish' },
      { ...SUSHI, isClosed: true },
      diner(),
      diner({ sourceId: 'x', name: '' }),
      diner({ sourceId: 'y', name: 'Elsewhere', isClosed: true }),
    ];
    const report = await importRows('register', rows, { dryRun: true, batchSize: 1 });
    expect(report).toMatchObject({ read: 5, written: 3, fresh: 1, joined: 1, closed: 1, skipped: 2, isDryRun: true });
    expect(report.changes).toEqual([
      {
        kind: 'joined',
        place: "O'Connell's Pub, 4652 Shaw Ave, St. Louis, MO",
        joins: { name: "O'Connell's Pub", sources: ['a-map'] },
        facts: [],
      },
      {
        kind: 'closed',
        place: 'Sushi Tei, 12 N Euclid Ave, St. Louis, MO',
        joins: { name: 'Sushi Tei', sources: ['a-map', 'a-aggregate'] },
        facts: [{ field: 'isClosed', from: 'no', to: 'yes' }],
      },
      {
        kind: 'new',
        place: 'Corner Diner, 12 Elm St, St. Louis, MO',
        joins: null,
        facts: [
          { field: 'name', from: 'not listed', to: 'Corner Diner' },
          { field: 'address', from: 'not listed', to: '12 Elm St' },
          { field: 'city', from: 'not listed', to: 'St. Louis' },
          { field: 'state', from: 'not listed', to: 'MO' },
          { field: 'cuisine', from: 'not listed', to: 'American' },
        ],
      },
    ]);
    expect(await everything()).toEqual(before);
  });

  test('shows the facts that an import would change, with their old and new values', async () => {
    await importRows('map', [PUB]);
    const changed = { ...PUB, phone: '3147736600', features: ['wifi'], hours: 'Mo-Su 11:00-22:00' };
    expect((await importRows('map', [changed], { dryRun: true })).changes).toEqual([
      {
        kind: 'changed',
        place: "O'Connell's Pub, 4652 Shaw Ave, St. Louis, MO",
        joins: null,
        facts: [
          { field: 'phone', from: 'not listed', to: '+13147736600' },
          { field: 'hours', from: 'not listed', to: 'Mo-Su 11:00-22:00' },
          { field: 'features', from: 'not listed', to: '["wifi"]' },
        ],
      },
    ]);
  });

  test('shows the current audience of the restaurant, even if a rule decided this audience', async () => {
    const school = diner({ sourceId: 'school', name: 'Lincoln Elementary School' });
    await importRows('register', [school]);
    const { changes, changedFields } = await importRows('register', [{ ...school, audience: 'public' }], {
      dryRun: true,
    });
    expect(changes[0]?.facts).toEqual([{ field: 'audience', from: 'institution', to: 'public' }]);
    expect(changedFields).toEqual([['audience', 1]]);
  });

  test('shows the value that a rule derives for a fact, if the source no longer states the fact', async () => {
    const truck = diner({ sourceId: 'truck', name: 'Oak Taco Truck', cuisine: 'Food Truck' });
    await importRows('register', [truck]);
    const { changes } = await importRows('register', [{ ...truck, cuisine: undefined }], { dryRun: true });
    expect(changes[0]?.facts).toEqual([{ field: 'cuisine', from: 'Tacos, Food Truck', to: 'Tacos' }]);
    const isPublic = await importRows('register', [{ ...truck, audience: 'public' }], { dryRun: true });
    expect(isPublic.changes[0]?.facts).toEqual([]);
  });

  test('describes only the first ten changes, and matches places with places of its own earlier batches', async () => {
    const rows = Array.from({ length: 30 }, (_, index) =>
      diner({
        sourceId: `d-${index}`,
        address: `${1 + (index % 15)} Elm St`,
        name: `Diner ${'ABCDEFGHIJKLMNO'[index % 15]}`,
      }),
    );
    const report = await importRows('map', rows, { dryRun: true, batchSize: 7 });
    expect(report).toMatchObject({ written: 30, fresh: 15, joined: 15 });
    expect(report.changes).toHaveLength(10);
    expect(await restaurants()).toEqual([]);
  });
});
