import { type Arrival, type ExistingRestaurant, joinPlaces } from './joinPlaces';
import type { MatchRecord } from './MatchRecord';
import { matchKeysOf } from './matchKeys';

/** A record of a place in St. Louis, `metres` north of a fixed point. */
const record = (source: string, name: string, metres = 0, changes: Partial<MatchRecord> = {}): MatchRecord => ({
  source,
  name,
  brand: null,
  address: null,
  city: 'St. Louis',
  state: 'MO',
  postalCode: null,
  phone: null,
  latitude: 38.6001 + metres / 111_320,
  longitude: -90.2001,
  website: null,
  cuisine: null,
  ...changes,
});
const door = { address: '9 Elm St' };
const arrival = (of: MatchRecord, sourceId = '1', changes: Partial<Arrival> = {}): Arrival => ({
  record: of,
  keys: matchKeysOf(of),
  sourceId,
  isClosed: false,
  ownId: `${of.source}/${sourceId}`,
  previous: null,
  ...changes,
});
const existing = (id: string, ...records: MatchRecord[]): ExistingRestaurant => ({
  id,
  createdAt: new Date(0),
  members: records.map((each, index) => ({ sourceId: String(index + 1), record: each })),
});
const idsOf = (arrivals: Arrival[], joined: ReturnType<typeof joinPlaces>) =>
  arrivals.map((each) => joined.restaurantOf.get(each));

test('an unknown place creates a restaurant, and the same place from another source joins this restaurant', () => {
  const arrivals = [arrival(record('a', 'Corner Diner')), arrival(record('b', 'The Corner Diner', 20))];
  const other = arrival(record('a', 'Sushi Tei', 20), '2');
  const joined = joinPlaces([...arrivals, other], new Map(), []);
  expect(idsOf([...arrivals, other], joined)).toEqual(['a/1', 'a/1', 'a/2']);
});

test('a place joins the restaurant that already has the same place', () => {
  const known = record('a', 'Corner Diner');
  const one = arrival(record('b', 'Corner Diner', 10));
  const joined = joinPlaces([one], new Map([[one, [{ restaurantId: 'r', record: known }]]]), [existing('r', known)]);
  expect(joined.restaurantOf.get(one)).toBe('r');
  expect(joined.absorbed.size).toBe(0);
});

test('two places from one register stay separate; a place from a map that matches both joins the nearer one', () => {
  const doors = [
    record('register', 'Corner Diner', 0),
    record('register', 'Corner Diner', 120, { address: '9 Elm St' }),
  ];
  const [first, second] = [existing('r1', doors[0] as MatchRecord), existing('r2', doors[1] as MatchRecord)];
  const one = arrival(record('map', 'Corner Diner', 110));
  const found = doors.map((each, index) => ({ restaurantId: `r${index + 1}`, record: each }));
  const joined = joinPlaces([one], new Map([[one, found]]), [first, second]);
  expect(joined.restaurantOf.get(one)).toBe('r2');
  expect(joined.absorbed.size).toBe(0);
});

test('if a new place shows that two restaurants are the same, the newer restaurant is merged into the older', () => {
  const [a, b] = [record('a', 'Corner Diner'), record('b', 'Corner Diner', 30)];
  const older = { ...existing('r2', b), createdAt: new Date(-1) };
  const one = arrival(record('c', 'Corner Diner', 10));
  const found = [
    { restaurantId: 'r1', record: a },
    { restaurantId: 'r2', record: b },
  ];
  const joined = joinPlaces([one], new Map([[one, found]]), [existing('r1', a), older]);
  expect(joined.restaurantOf.get(one)).toBe('r2');
  expect(joined.absorbed).toEqual(new Map([['r1', 'r2']]));
});

test.each([
  ['KFC', 'Taco Bell', 'KFC / Taco Bell'],
  ['Sushi Mura', 'Joe Burrito', 'Sushi Mura / Joe Burrito'],
  ['Dugout North', 'Dugout South', 'Dugout'],
])('%s and %s stay two restaurants, although %s matches both', (one, two, both) => {
  const [a, b] = [record('a', one, 0, door), record('b', two, 0, door)];
  const arrivals = [arrival(a), arrival(b), arrival(record('c', both, 0, door))];
  for (const order of [arrivals, [...arrivals].reverse()]) {
    const [first, second] = idsOf(arrivals, joinPlaces(order, new Map(), []));
    expect(first).not.toBe(second);
  }
});

test('a permanently closed place joins a restaurant of the same batch, but never creates a restaurant', () => {
  const open = arrival(record('a', 'Corner Diner'));
  const closed = arrival(record('b', 'Corner Diner', 10), '1', { isClosed: true });
  const unknown = arrival(record('b', 'Sushi Tei', 10), '2', { isClosed: true });
  expect(idsOf([closed, unknown, open], joinPlaces([closed, unknown, open], new Map(), []))).toEqual([
    'a/1',
    null,
    'a/1',
  ]);
});

describe('a place that changed', () => {
  const before = record('a', 'Corner Diner');
  const companion = record('b', 'Corner Diner', 10);
  const home = {
    ...existing('r', before),
    members: [
      { sourceId: '1', record: before },
      { sourceId: '9', record: companion },
    ],
  };
  const changed = (now: MatchRecord) =>
    arrival(now, '1', { ownId: 'r', previous: { restaurantId: 'r', record: before } });

  test('a changed place stays in its restaurant if the new facts match the old facts', () => {
    const one = changed(record('a', 'Corner Diner & Bar', 5));
    expect(joinPlaces([one], new Map(), [home]).restaurantOf.get(one)).toBe('r');
  });

  test('a changed place leaves its restaurant if it matches neither its old facts nor another place there', () => {
    const one = changed(record('a', 'Sushi Tei', 2500));
    const id = joinPlaces([one], new Map(), [home]).restaurantOf.get(one);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a changed place stays in its restaurant if it is the only place there, so that links stay valid', () => {
    const one = changed(record('a', 'Sushi Tei', 2500));
    expect(joinPlaces([one], new Map(), [existing('r', before)]).restaurantOf.get(one)).toBe('r');
  });

  test('if a changed place also matches a place of another restaurant, the two restaurants are merged', () => {
    const twin = record('c', 'Corner Diner', 40);
    const one = changed(record('a', 'Corner Diner', 20));
    const joined = joinPlaces([one], new Map([[one, [{ restaurantId: 's', record: twin }]]]), [
      home,
      existing('s', twin),
    ]);
    expect(joined.restaurantOf.get(one)).toBe('r');
    expect(joined.absorbed).toEqual(new Map([['s', 'r']]));
  });

  test('a changed place leaves its restaurant, even if this restaurant is first merged into an older one', () => {
    const old = record('o', 'Corner Diner', 20);
    const link = arrival(record('c', 'Corner Diner', 10));
    const moved = changed(record('a', 'Sushi Tei', 2500));
    const found = [
      { restaurantId: 'old', record: old },
      { restaurantId: 'r', record: before },
    ];
    const joined = joinPlaces([link, moved], new Map([[link, found]]), [
      existing('old', old),
      { ...existing('r', before), createdAt: new Date(1) },
    ]);
    expect(joined.absorbed).toEqual(new Map([['r', 'old']]));
    expect(joined.restaurantOf.get(link)).toBe('old');
    expect(joined.restaurantOf.get(moved)).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test('no restaurant has more than forty places', () => {
  const arrivals = Array.from({ length: 45 }, (_, index) => arrival(record('a', 'Corner Diner'), String(index)));
  const counts = new Map<string, number>();
  for (const id of idsOf(arrivals, joinPlaces(arrivals, new Map(), [])))
    counts.set(String(id), (counts.get(String(id)) ?? 0) + 1);
  expect([...counts.values()]).toEqual([40, 5]);
});
