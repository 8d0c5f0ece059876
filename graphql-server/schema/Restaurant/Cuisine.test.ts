import { LabelsDocument, NodeDocument } from '../../testing/__generated__/operations';
import { buildRestaurant } from '../../testing/factories';
import { operate } from '../../testing/operate';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { encodeGlobalId } from '../globalId';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const id = encodeGlobalId('Cuisine', 'thai');

test('node returns a cuisine by its global id, or null for an unknown cuisine', async () => {
  expect((await operate(server, NodeDocument, { id })).node).toEqual({
    __typename: 'Cuisine',
    id,
    key: 'thai',
    label: '태국 요리',
  });
  expect((await operate(server, NodeDocument, { id: encodeGlobalId('Cuisine', 'klingon') })).node).toBeNull();
});

test('cuisines, diets and features have names in the requested language', async () => {
  const place = await buildRestaurant(database, { cuisine: 'Thai, Vegan Diner' });
  const labels = await operate(server, LabelsDocument, { id: place.id, language: 'ES' });
  expect(labels.restaurant?.cuisines.map(({ label }) => label)).toEqual(['Tailandesa', 'Vegana', 'Diner clásico']);
  expect(labels.cuisines).toContainEqual({ id, key: 'thai', label: 'Tailandesa' });
  expect(labels.dietaryOptionInfos).toHaveLength(9);
  expect(labels.dietaryOptionInfos).toContainEqual({ key: 'GLUTEN_FREE', label: 'Sin gluten' });
  expect(labels.featureInfos).toHaveLength(28);
  expect(labels.featureInfos).toContainEqual({ key: 'OUTDOOR_SEATING', label: 'Mesas al aire libre' });
});

test.each([
  [undefined, 'Thai'],
  ['fr', 'Thai'],
  ['fr, ko-KR;q=0.8, en;q=0.5', '태국 요리'],
  ['zh-CN', '泰国菜'],
])('the header Accept-Language: %s selects the label %s; a language argument overrides it', async (header, label) => {
  const place = await buildRestaurant(database, { cuisine: 'Thai' });
  const ask = async (language?: string) => {
    const response = await server.request('/graphql', {
      headers: header ? { 'accept-language': header } : {},
      json: { query: `{ restaurant(id: "${place.id}") { cuisines { label${language ?? ''} } } }` },
    });
    return ((await response.json()) as { data: { restaurant: { cuisines: { label: string }[] } } }).data.restaurant;
  };
  expect((await ask())?.cuisines).toEqual([{ label }]);
  expect((await ask('(language: ES)'))?.cuisines).toEqual([{ label: 'Tailandesa' }]);
});
