import { buildRestaurant } from '../testing/factories';
import { registerMember } from '../testing/operate';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { startTestServer, type TestServer } from '../testing/testServer';

let database: TestDatabase;
let server: TestServer;
let id: string;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  ({ id } = await buildRestaurant(database, {
    timeZone: 'America/Chicago',
    hours: 'Mo-Su 18:00-02:00',
    weeklyHours: Array.from({ length: 7 }, (_, day) => ({ day, opens: 1080, closes: 1560 })),
  }));
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** How often each operation is sent. A repeated operation is compiled, but the answers and errors must not change. */
const TIMES = 12;

interface Answered {
  data?: { restaurant: { hours: { isOpen: boolean; closesAt: string | null; nextOpensAt: string | null } } };
  errors?: { message: string; locations?: { line: number; column: number }[]; extensions?: { code?: string } }[];
}

async function often(query: string, variables: object): Promise<Answered> {
  let last: Answered | undefined;
  for (let time = 0; time < TIMES; time++) {
    const answer = (await server.graphql(query, variables)) as unknown as Answered;
    const { errors, data } = answer;
    if (last) expect({ errors, data }).toEqual({ errors: last.errors, data: last.data });
    last = answer;
  }
  if (!last) throw new Error('Nothing was asked.');
  return last;
}

const times = '{ isOpen(at: $at) closesAt(at: $at) nextOpensAt(at: $at) }';

test('the hours show whether a restaurant is open at a moment, when it closes, and when it opens next', async () => {
  const query = `query ($id: ID!, $at: DateTime) { restaurant(id: $id) { hours ${times} } }`;
  expect((await often(query, { id, at: '2026-11-01T01:30:00-06:00' })).data?.restaurant.hours).toEqual({
    isOpen: true,
    closesAt: '2026-11-01T08:00:00.000Z',
    nextOpensAt: '2026-11-02T00:00:00.000Z',
  });
  const literal = times.replaceAll('$at', '"2026-11-20T12:00:00-06:00"');
  expect((await often(`{ restaurant(id: "${id}") { hours ${literal} } }`, {})).data?.restaurant.hours).toEqual({
    isOpen: false,
    closesAt: null,
    nextOpensAt: '2026-11-21T00:00:00.000Z',
  });
});

test('without the argument `at`, the hours are for the current moment', async () => {
  const query = '{ restaurant(id: $id) { hours { isOpen closesAt nextOpensAt } } }';
  const { data } = await often(`query ($id: ID!) ${query}`, { id });
  const { isOpen, closesAt, nextOpensAt } = data?.restaurant.hours ?? {};
  expect(closesAt !== null).toBe(isOpen);
  expect(Date.parse(nextOpensAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

const bad = ['5', '1/2/26', '2026-02-31T10:00:00Z', '2026-11-21T05:00:00', '2026-11-21', 'now'];

test.each(bad)(
  'a variable with the value %j is not a moment; the error has the argument’s name and a location',
  async (at) => {
    const { data, errors } = await often(
      'query ($id: ID!, $at: DateTime) { restaurant(id: $id) { hours { isOpen(at: $at) } } }',
      { id, at },
    );
    expect(data).toBeUndefined();
    expect(errors).toEqual([
      {
        message: `Argument "at": Variable "$at" got invalid value ${JSON.stringify(at)}; Expected a moment with its offset from UTC, e.g. "2026-11-26T18:30:00-06:00"`,
        locations: [{ line: 1, column: 18 }],
        extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }),
      },
    ]);
  },
);

test.each([...bad.map((at) => JSON.stringify(at)), '5', 'true', '[]', '{}'])(
  'the literal %s is not a moment; the error has the argument’s name and a location',
  async (at) => {
    const { data, errors } = await often(`{ restaurant(id: "${id}") { hours { isOpen(at: ${at}) } } }`, {});
    expect(data).toBeUndefined();
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^Argument "at": Expected a moment with its offset/),
      locations: [{ line: 1, column: 79 }],
    });
  },
);

test('the date of a visit must be a valid day or moment', async () => {
  const { client } = await registerMember(server.client(), 'strict');
  const query = `mutation ($visitedAt: VisitDate) {
    addDiaryEntry(input: { restaurantId: "${id}", visitedAt: $visitedAt }) { userErrors { field } }
  }`;
  for (const visitedAt of ['2025-02-30', '5', '2025-09-04T19:30:00', '2025-09-04 19:30']) {
    const { errors } = await client.graphql(query, { visitedAt });
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^Argument "input.visitedAt": Variable "\$visitedAt" got invalid value/),
    });
  }
  expect(await client.graphql(query, { visitedAt: '2025-09-04' })).toMatchObject({
    data: { addDiaryEntry: { userErrors: [] } },
  });
});
