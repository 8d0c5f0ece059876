import type { ListRequest } from '../../lists/listPage';
import { buildRestaurant, buildUser } from '../../testing/factories';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { anonymous, type Viewer } from '../../Viewer';
import type { Arrangement } from './arrangeSaved';
import { findSaved } from './findSaved';

const arch = { latitude: 38.6247, longitude: -90.1848 };
const newest: Arrangement = { sort: 'NEWEST', text: '', near: null, language: 'en' };

let database: TestDatabase;
let viewer: Viewer & { userId: string };

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  viewer = { kind: 'MEMBER', userId: (await buildUser(database)).id };
});

async function keep(name: string, day: number, facts: Partial<Parameters<typeof buildRestaurant>[1]> = {}) {
  const { id: restaurantId } = await buildRestaurant(database, { cuisine: null, ...facts, name });
  return keepRow(restaurantId, { name }, day);
}

const keepRow = (restaurantId: string, restaurantData: object, day: number, userId = viewer.userId) =>
  database.prisma.savedRestaurant.create({
    data: { userId, restaurantId, restaurantData, savedAt: new Date(Date.UTC(2026, 0, day)) },
  });

const find = (wanted: Partial<Arrangement>, request: ListRequest = {}) =>
  findSaved(database, viewer, { ...newest, ...wanted }, request);
const namesOf = ({ items }: Awaited<ReturnType<typeof find>>) =>
  items.map(({ entry }) => (entry.restaurantData as { name: string }).name);

test('sorts names by the rules of the language, numbers in names by value, and equal names newest first', async () => {
  const names = ['Zoë’s', 'Élan', 'apple', 'Cane', 'Ñam', 'Nopal', 'Pier 9', 'Pier 10', '北京', 'Élan'];
  for (const [day, name] of names.entries()) await keep(name, day + 1);
  const english = ['apple', 'Cane', 'Élan', 'Élan', 'Ñam', 'Nopal', 'Pier 9', 'Pier 10', 'Zoë’s', '北京'];
  expect(namesOf(await find({ sort: 'NAME' }))).toEqual(english);
  expect(namesOf(await find({ sort: 'NAME', language: 'es' })).slice(4, 6)).toEqual(['Nopal', 'Ñam']);
  const [, , first, second] = (await find({ sort: 'NAME' })).items;
  expect(first?.entry.savedAt.getTime()).toBeGreaterThan(second?.entry.savedAt.getTime() ?? 0);
});

test('sorts by distance from a point; places without coordinates come last, the newest of them first', async () => {
  await keep('Far', 1, { latitude: 38.7, longitude: -90.3 });
  await keep('Near', 2, { latitude: 38.625, longitude: -90.185 });
  await keep('Nowhere', 3, { latitude: null, longitude: null });
  await keepRow('00000000-0000-4000-8000-000000000001', { name: 'Gone' }, 4);
  await keep('Middle', 5, { latitude: 38.64, longitude: -90.22 });
  expect(namesOf(await find({ sort: 'DISTANCE', near: arch }))).toEqual(['Near', 'Middle', 'Far', 'Gone', 'Nowhere']);
});

test.each([
  ['zoe', ['Zoë’s']],
  ['SOULARD thai', ['Basil']],
  ['thai', ['Basil', 'Old Thai Place']],
  ['louis basil', ['Basil']],
  ['泰国菜', ['Basil', 'Old Thai Place']],
  ['100%', []],
  ['basil zoe', []],
])('the text %j finds %j', async (text, names) => {
  await keepRow('00000000-0000-4000-8000-000000000002', { name: 'Old Thai Place', cuisine: 'Thai' }, 1);
  await keep('Basil', 2, { cuisine: 'Thai', neighborhood: 'Soulard' });
  await keep('Zoë’s', 3, { neighborhood: 'Loop' });
  const found = await find({ text, language: 'zh' });
  expect(namesOf(found)).toEqual(names);
  expect(found.totalCount).toBe(names.length);
});

describe('pages', () => {
  const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const spots = [3, null, 1, 1, null, 2, 0].map((north) =>
    north === null
      ? { latitude: null, longitude: null }
      : { latitude: arch.latitude + north / 10, longitude: -90.1848 },
  );
  beforeEach(async () => {
    for (const [at, name] of letters.entries()) await keep(name, (at * 3) % 5, spots[at]);
  });

  const orders: Partial<Arrangement>[] = [
    { sort: 'NAME' },
    { sort: 'DISTANCE', near: arch },
    { sort: 'NEWEST', text: 'louis' },
  ];

  test.each(orders)('the pages of the list %j contain every entry once, forwards and backwards', async (wanted) => {
    const whole = namesOf(await find(wanted));
    expect([...whole].sort()).toEqual(letters);
    const there: string[] = [];
    for (let after: string | undefined, more = true; more; ) {
      const page = await find(wanted, { first: 2, after });
      expect(page).toMatchObject({ totalCount: 7, hasPreviousPage: after !== undefined });
      there.push(...namesOf(page));
      after = page.items.at(-1)?.cursor;
      more = page.hasNextPage;
    }
    expect(there).toEqual(whole);
    const back: string[] = [];
    for (let before: string | undefined, more = true; more; ) {
      const page = await find(wanted, { last: 3, before });
      expect(page).toMatchObject({ totalCount: 7, hasNextPage: before !== undefined });
      back.unshift(...namesOf(page));
      before = page.items[0]?.cursor;
      more = page.hasPreviousPage;
    }
    expect(back).toEqual(whole);
  });

  test.each(orders)('the list %j continues after a page from which the last entry was removed', async (wanted) => {
    const whole = namesOf(await find(wanted));
    const first = await find(wanted, { first: 3 });
    const last = first.items.at(-1);
    await database.prisma.savedRestaurant.delete({ where: { id: last?.entry.id } });
    expect(namesOf(await find(wanted, { after: last?.cursor }))).toEqual(whole.slice(3));
  });

  test('a cursor is refused if it is malformed, or if it is from a list with other arguments', async () => {
    const after = (await find({ sort: 'NAME' })).items[0]?.cursor;
    const others: Partial<Arrangement>[] = [
      { sort: 'NAME', text: 'a' },
      { sort: 'NAME', language: 'ko' },
      { sort: 'DISTANCE', near: arch },
      { text: 'a' },
    ];
    for (const wanted of others) {
      await expect(find(wanted, { after })).rejects.toMatchObject({ code: 'BAD_CURSOR', field: 'after' });
    }
    for (const before of [
      '',
      'x',
      Buffer.from('null').toString('base64url'),
      Buffer.from('[]').toString('base64url'),
    ]) {
      await expect(find({ sort: 'NAME' }, { before })).rejects.toMatchObject({ code: 'BAD_CURSOR', field: 'before' });
    }
  });
});

test.each<[Partial<Arrangement>, string, string]>([
  [{ text: 'x'.repeat(101) }, 'TOO_LONG', 'text'],
  [{ sort: 'DISTANCE' }, 'INVALID', 'near'],
  [{ sort: 'DISTANCE', near: { latitude: 91, longitude: 0 } }, 'INVALID', 'near'],
  [{ sort: 'DISTANCE', near: { latitude: 0, longitude: 181 } }, 'INVALID', 'near'],
])('%j is refused with the code %s and the field %s', async (wanted, code, field) => {
  await expect(find(wanted)).rejects.toMatchObject({ code, field });
});

test('a list needs two SQL statements and has no saves of other members; a guest’s list needs no SQL', async () => {
  const other = await buildUser(database);
  const { id } = await buildRestaurant(database, { name: 'Not mine' });
  await keepRow(id, { name: 'Not mine' }, 1, other.id);
  for (let day = 1; day < 6; day++) await keep(`Mine ${day}`, day);
  const statements = jest.spyOn(database.pool, 'query');
  expect((await find({ sort: 'NAME' })).totalCount).toBe(5);
  expect(statements).toHaveBeenCalledTimes(2);
  statements.mockClear();
  for (const nobody of [anonymous, { kind: 'GUEST', userId: viewer.userId } as const]) {
    expect(await findSaved(database, nobody, { ...newest, sort: 'NAME' }, {})).toMatchObject({ items: [] });
  }
  expect(statements).not.toHaveBeenCalled();
  statements.mockRestore();
});
