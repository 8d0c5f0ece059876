import {
  getIntrospectionQuery,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import { schema } from '../index';
import { weightOf } from './fieldWeight';
import { graphLimits } from './graphLimits';
import { measureOperation } from './measureOperation';
import { sizeVariables } from './PageSizes';

function measure(text: string, variables: Record<string, unknown> = {}) {
  const document = parse(text);
  return measureOperation(schema, document, document.definitions[0] as OperationDefinitionNode, variables);
}

const CARD = 'edges { node { name pictures { url } } }'; // edges 1, node 1, name 1, pictures 5 x (1 + 1)

test.each<[query: string, cost: number, variables?: Record<string, unknown>]>([
  ['{ viewer { kind } }', 2],
  ['{ viewer { kind kind } }', 3],
  [`{ searchRestaurants { totalCount } }`, 2],
  [`{ searchRestaurants { ${CARD} } }`, 1 + 20 * 13],
  [`{ searchRestaurants(first: 100) { totalCount ${CARD} } }`, 2 + 100 * 13],
  [`{ searchRestaurants(last: 3) { ${CARD} } }`, 1 + 3 * 13],
  [`query ($n: Int) { searchRestaurants(first: $n) { ${CARD} } }`, 1 + 7 * 13, { n: 7 }],
  [`query ($n: Int = 5) { searchRestaurants(first: $n) { ${CARD} } }`, 1 + 5 * 13],
  [`query ($n: Int) { searchRestaurants(first: $n) { ${CARD} } }`, 1 + 20 * 13, { n: null }],
  [`query ($n: Int) { searchRestaurants(first: $n) { ${CARD} } }`, 1 + 100 * 13, { n: 1e9 }],
  [`query ($n: Int) { searchRestaurants(first: $n) { ${CARD} } }`, 1 + 100 * 13, { n: 'many' }],
  [`query ($n: Int) { searchRestaurants(first: $n) { ${CARD} } }`, 1 + 13, { n: -5 }],
  [`{ searchRestaurants(first: 2) { ...C } } fragment C on RestaurantSearchConnection { ${CARD} totalCount }`, 28],
  [`{ searchRestaurants(first: 2) { ... { ${CARD} } a: edges { cursor } } }`, 1 + 2 * 13 + 2 * 2],
  ['{ nodes(ids: ["a", "b", "c"]) { id } }', 6],
  ['query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', 4, { ids: ['a', 'b'] }],
  ['{ cities { edges { node { name } } } }', 1 + 20 * 3],
  ['{ cities(first: 3) { edges { node { name postalCodes } } } }', 1 + 3 * (3 + 40)],
  ['{ restaurantBySource(sourceKey: "google", sourceId: "x") { name } }', 2],
  ['{ matchRestaurant(name: "x", address: { lines: [], city: "", region: "" }) { name sources { key } } }', 10],
  ['{ ...F ...F } fragment F on Query { viewer { kind } }', 4],
  ['{ restaurant(id: "x") { hours { text isOpen closesAt nextOpensAt } } }', 3 + 8 + 2 * 16],
  ['{ nothing { at { all } } }', 3],
])('the operation %s has the cost %d', (query, cost, ...[variables]) => {
  expect(measure(query, variables).cost).toBe(cost);
});

test('depth, roots, searches and rankings also count in fragments; a fragment’s roots count at each spread', () => {
  const query = `
    query { a: searchRestaurants { ...C } viewer { ...V ...V } restaurant(id: "x") { viewerRating { restaurant { name } } } }
    fragment C on RestaurantSearchConnection { edges { node { name } } }
    fragment V on Viewer { kind diary(first: 1) { edges { node { restaurant { ...R } } } } }
    fragment R on Restaurant { hours { weekly { day } } }`;
  expect(measure(query)).toMatchObject({ depth: 8, roots: 3 + 4, searches: 1, rankings: 1, introspectionDepth: 0 });
});

test('the fields that look up a restaurant count as roots', () => {
  const lookups = `a: restaurantBySource(sourceKey: "yelp", sourceId: "x") { name }
    b: matchRestaurant(name: "x", address: { lines: [], city: "", region: "" }) { name mergedInto { name } }`;
  expect(measure(`{ ${lookups} }`)).toMatchObject({ roots: 2, cost: 2 + 4, depth: 3 });
});

test('a long chain of fragments, each of which spreads the next fragment two or three times, can be measured', () => {
  const links = Array.from({ length: 60 }, (_, n) => `fragment F${n} on Restaurant { ...F${n + 1} ...F${n + 1} }`);
  const { fields, cost } = measure(
    `{ restaurant(id: "x") { ...F0 } } ${links.join(' ')} fragment F60 on Restaurant { name }`,
  );
  expect([fields, cost]).toEqual([1 + 2 ** 60, 1 + 2 ** 60]);
  const through = Array.from(
    { length: 500 },
    (_, n) =>
      `fragment F${n} on Restaurant { a: viewerRating { restaurant { ...F${n + 1} ...F${n + 1} ...F${n + 1} } } }`,
  );
  expect(measure(`{ restaurant(id: "x") { ...F0 } } ${through.join(' ')}`)).toMatchObject({ depth: 1001 });
});

test('a fragment that spreads itself can be measured; the inner spread counts as nothing', () => {
  expect(measure('{ ...F } fragment F on Query { ...F viewer { kind } }').cost).toBe(2);
});

test('the usual introspection query of tools has 15 levels, which count as introspectionDepth, not as depth', () => {
  const query = getIntrospectionQuery({ specifiedByUrl: true, schemaDescription: true, inputValueDeprecation: true });
  expect(measure(query)).toMatchObject({ depth: 0, introspectionDepth: 15 });
  expect(measure(query).cost).toBeLessThan(50_000);
  expect(measure('{ __type(name: "Restaurant") { fields { name } } }').cost).toBeGreaterThan(3);
});

test('sizeVariables finds the variables that set the length of a list, even inside list values and fragments', () => {
  const text = `query ($a: Int, $b: Int, $c: ID!, $d: [ID!]!, $q: String) {
    searchRestaurants(first: $a, query: $q) { totalCount } nodes(ids: [$c]) { id } ...F }
    fragment F on Query { viewer { diary(last: $b) { totalCount } } nodes(ids: $d) { id } }`;
  expect(sizeVariables(parse(text)).sort()).toEqual(['a', 'b', 'c', 'd']);
});

test('every list of the graph except edges has an argument for its length, or a usual number of items', () => {
  const composites = Object.values(schema.getTypeMap()).flatMap((type) =>
    !type.name.startsWith('__') && (isObjectType(type) || isInterfaceType(type)) ? [type] : [],
  );
  const withoutSize = composites.flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ type }) => isListType(getNullableType(type)))
      .filter(({ args }) => !args.some(({ name }) => ['first', 'ids'].includes(name)))
      .filter(({ name }) => !(name === 'edges' && type.name.endsWith('Connection')))
      .filter((field) => weightOf(field).items === undefined)
      .map(({ name }) => `${type.name}.${name}`),
  );
  expect(withoutSize).toEqual([]);
});

/**
 * Returns a selection of all fields of a type, with all fields of their types, and so on. Fields with the name
 * `neighborhoods` are left out. A type is not selected inside itself.
 */
function everything(name: string, within: readonly string[] = []): string {
  const type = schema.getType(name);
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const below = getNamedType(field.type);
    if (field.name === 'neighborhoods') return [];
    if (!isObjectType(below)) return [field.name];
    return [...within, name].includes(below.name) ? [] : [`${field.name} ${everything(below.name, [...within, name])}`];
  });
  return `{ ${fields.join(' ')} }`;
}

test('100 restaurants with all fields except City.neighborhoods are within the cost limit; 200 are not', () => {
  const page = `searchRestaurants(first: 100) { totalCount edges { cursor reasons { field text } node ${everything('Restaurant')} } }`;
  const { cost } = measure(`{ ${page} }`);
  expect(cost).toBeLessThan(graphLimits.cost);
  expect(measure(`{ a: ${page} b: ${page} }`).cost).toBeGreaterThan(graphLimits.cost);
});
