import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
} from 'graphql';
import { registerMember } from '../testing/operate';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../testing/testServer';
import { schema } from './index';

const search = (args: string) => `{ searchRestaurants(${args}) { totalCount } }`;
const many = (item: string, count = 101) => `[${Array(count).fill(item).join(' ')}]`;
const filtered = (filter: string) => search(`filter: { ${filter} }`);
const address = (lines: string) => `{ lines: ${lines}, city: "St. Louis", region: "MO" }`;

/**
 * For every list in the inputs of the graph, an operation that sends too many items in this list: 101 items, or 201 if
 * 200 are allowed.
 */
const sent: Record<string, (value: string) => string> = {
  'AddressInput.lines': (value) => `{ matchRestaurant(name: "x", address: ${address(many(value))}) { id } }`,
  'ApplyDataImportInput.choices': () =>
    `mutation { applyDataImport(input: { dataImportId: "x", choices: ${many('{ line: 1 }')} }) { userErrors { code message field } } }`,
  'DietaryFilter.allOf': (value) => filtered(`dietary: { allOf: ${many(value)} }`),
  'DietaryFilter.anyOf': (value) => filtered(`dietary: { anyOf: ${many(value)} }`),
  'FeatureFilter.allOf': (value) => filtered(`features: { allOf: ${many(value)} }`),
  'FeatureFilter.anyOf': (value) => filtered(`features: { anyOf: ${many(value)} }`),
  'ImportGuestSavesInput.restaurantIds': (value) =>
    `mutation { importGuestSaves(input: { restaurantIds: ${many(value)} }) { userErrors { code message field } } }`,
  'Query.discoverDeck.skippedIds': (value) => `{ discoverDeck(skippedIds: ${many(value, 201)}) { totalCount } }`,
  'Query.nodes.ids': (value) => `{ nodes(ids: ${many(value)}) { id } }`,
  'Query.searchRestaurants.withoutChipKeys': (value) => search(`withoutChipKeys: ${many(value)}`),
  'RestaurantFilter.cuisines': () => filtered(`cuisines: ${many('"thai"')}`),
  'RestaurantFilter.gemTypes': (value) => filtered(`gemTypes: ${many(value)}`),
  'RestaurantFilter.neighborhoods': (value) => filtered(`neighborhoods: ${many(value)}`),
  'RestaurantFilter.priceRanges': (value) => filtered(`priceRanges: ${many(value)}`),
};

const lists = Object.values(schema.getTypeMap()).flatMap((type) => {
  if (type.name.startsWith('__')) return [];
  if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => ({ ...field, of: type.name }));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap(({ name, args }) =>
    args.map((arg) => ({ ...arg, of: `${type.name}.${name}` })),
  );
});
const listInputs = lists
  .filter(({ type }) => isListType(getNullableType(type)))
  .map(({ of, name, type }) => ({ path: `${of}.${name}`, type: getNamedType(type) }));

let database: TestDatabase;
let server: TestServer;
let member: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  member = (await registerMember(server.client(), 'lister')).client;
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

test('these tests cover every list in the inputs of the graph', () => {
  expect(listInputs.map(({ path }) => path).sort()).toEqual(Object.keys(sent).sort());
});

test.each(listInputs)('$path refuses too many items; the error says how many are allowed', async ({ path, type }) => {
  const value = isEnumType(type) ? String(type.getValues()[0]?.name) : '"x"';
  const { data, errors } = await member.graphql<Record<string, { userErrors?: unknown[] }>>(sent[path]?.(value));
  const [error] = errors?.map(({ message, extensions }) => ({ ...extensions, message })) ??
    Object.values(data)[0]?.userErrors ?? [null];
  expect(error).toMatchObject({ field: expect.any(String), message: expect.stringMatching(/at most \d+/i) });
});
