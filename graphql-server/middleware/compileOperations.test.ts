import { GraphQLScalarType } from 'graphql';
import { createSchema, createYoga } from 'graphql-yoga';
import { compileOperations } from './compileOperations';

const schema = createSchema({
  typeDefs: `
    enum Size { SMALL LARGE }
    interface Thing { name: String! }
    type Plate implements Thing { name: String! size(as: Size = LARGE): Size! broken: String! }
    scalar Day
    input Filter { size: Size day: Day }
    type Query { told(filter: Filter, day: Day): String things(first: Int! = 2): [Thing!]! plate(size: Size!): Plate fails: String }
    type Mutation { count(filter: Filter): Int! }`,
  resolvers: {
    Day: new GraphQLScalarType({ name: 'Day', parseValue: (text) => new Date(text as string) }),
    Size: { SMALL: 's', LARGE: 'l' },
    Thing: { __resolveType: () => 'Plate' },
    Plate: {
      size: (plate: { size: string }, { as }: { as?: string }) => as ?? plate.size,
      broken: () => Promise.reject(new Error('broken')),
    },
    Query: {
      told: (_: unknown, args: { day?: Date; filter?: object }) =>
        `${Object.keys(args.filter ?? {})} ${args.day?.getTime()}`,
      things: (_: unknown, { first }: { first: number }) =>
        Array.from({ length: first }, (__, n) => ({ name: `${n}`, size: 's' })),
      plate: async (_: unknown, { size }: { size: string }) => ({ name: size, size }),
      fails: () => {
        throw new Error('fails');
      },
    },
    Mutation: {
      count: (_: unknown, { filter }: { filter?: object }) => (counted += 1 + 10 * Object.keys(filter ?? {}).length),
    },
  },
});
let counted = 0;

const uncompiled = createYoga({ schema, logging: false, maskedErrors: false });
const compiling = createYoga({ schema, plugins: [compileOperations(2)], logging: false, maskedErrors: false });

async function ask(yoga: typeof uncompiled, query: string, variables?: object, operationName?: string) {
  const body = JSON.stringify({ query, variables, operationName });
  const response = await yoga.fetch('http://localhost/graphql', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  const { data, errors } = (await response.json()) as { data?: unknown; errors?: { locations?: unknown }[] };
  return { status: response.status, body: { data, errors: errors?.map(({ locations, ...error }) => error) } };
}

test.each<[query: string, variables?: object, operationName?: string]>([
  ['{ things { __typename name ... on Plate { size small: size(as: SMALL) } } }'],
  ['query ($n: Int) { things(first: $n) { ...Named } } fragment Named on Thing { name }', { n: 1 }],
  ['query ($n: Int) { things(first: $n) { name } }', { n: 'many' }],
  [
    'query ($size: Size!, $with: Boolean! = false) { plate(size: $size) { name @include(if: $with) size @skip(if: $with) } }',
    { size: 'SMALL', with: true },
  ],
  [
    'query ($with: Boolean = false) { plate(size: LARGE) { name @include(if: $with) size @skip(if: $with) } }',
    { with: null },
  ],
  ['query ($size: Size!) { plate(size: $size) { name } }', { size: 'HUGE' }],
  ['query ($size: Size = SMALL, $as: Size = LARGE) { plate(size: $size) { size(as: $as) } }'],
  ['query ($size: Size!) { plate(size: $size) { name } }'],
  ['query ($size: Size) { told(filter: { size: $size }) }'],
  ['query ($size: Size) { told(filter: { size: $size }) }', { size: 'LARGE' }],
  ['query ($filter: Filter) { told(filter: $filter) }', { filter: { day: '2026-11-22' } }],
  ['query ($day: Day = "2026-11-22") { told(day: $day) }'],
  ['query ($filter: Filter = { day: "2026-11-22" }) { told(filter: $filter) }'],
  [
    'query ($x: Boolean!) { a: plate(size: SMALL) { ...F @include(if: $x) } b: plate(size: SMALL) { ...F } } fragment F on Plate { name }',
    { x: false },
  ],
  ['query ($x: Boolean!) { plate(size: SMALL) { ... @include(if: $x) { name size } ... { name } } }', { x: false }],
  [
    'query ($x: Boolean!) { a: plate(size: SMALL) { size } a: plate(size: SMALL) @skip(if: $x) { ...F } } fragment F on Plate { name }',
    { x: true },
  ],
  ['{ fails plate(size: LARGE) { name broken } }'],
  ['query A { fails } query B { things { name } }', {}, 'B'],
  ['query A { fails } query B { things { name } }', {}, 'C'],
  ['{ __type(name: "Size") { enumValues { name } } }'],
  ['{ nothing }'],
])('%s: the compiler changes nothing in the answer except the locations of errors', async (query, ...rest) => {
  const expected = await ask(uncompiled, query, ...rest);
  for (let time = 1; time <= 3; time++) expect(await ask(compiling, query, ...rest)).toEqual(expected);
});

/** Errors have no `locations` if the operation was compiled. */
test.each([
  [400, false],
  [401, true],
])('a frequent operation of %d fields is still run by the interpreter: %s', async (fields, isLeft) => {
  const query = `{ ${Array.from({ length: fields }, (_, n) => `f${n}: fails`).join(' ')} }`;
  for (let time = 1; time <= 5; time++) {
    const response = await compiling.fetch('http://localhost/graphql', {
      method: 'POST',
      body: JSON.stringify({ query }),
      headers: { 'content-type': 'application/json' },
    });
    const { errors } = (await response.json()) as { errors: { locations?: unknown }[] };
    expect(errors).toHaveLength(fields);
    expect(errors[0]?.locations !== undefined).toBe(isLeft || time < 2);
  }
});

test('a mutation runs once for each request, and a variable that was not sent stays absent', async () => {
  counted = 0;
  for (let time = 1; time <= 4; time++) {
    expect((await ask(compiling, 'mutation { count }')).body).toMatchObject({ data: { count: time } });
  }
  counted = 0;
  const change = 'mutation ($size: Size) { count(filter: { size: $size }) }';
  for (let time = 1; time <= 4; time++) {
    expect((await ask(compiling, change)).body).toMatchObject({ data: { count: time } });
  }
});

test('if the compiler is switched off, even a frequent operation is not compiled', async () => {
  const operations = compileOperations(Number.POSITIVE_INFINITY);
  const never = createYoga({ schema, plugins: [operations], logging: false, maskedErrors: false });
  const query = '{ told things(first: 1) { name } }';
  const first = await ask(never, query);
  for (let sends = 0; sends < 20; sends++) expect(await ask(never, query)).toEqual(first);
  expect(operations.find(query)).toBeUndefined();
});
