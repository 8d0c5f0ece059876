import { RateRestaurantDocument } from '../../testing/__generated__/operations';
import { buildRestaurant } from '../../testing/factories';
import { operate, registerMember } from '../../testing/operate';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../../testing/testServer';
import type { Walk, WalkOptions } from './Walk';
import { walkWithApollo } from './walkWithApollo';
import { walkWithRelay } from './walkWithRelay';
import { walkWithUrql } from './walkWithUrql';

// Partners use these client libraries. In each test, a library that is configured for paginated lists loads the pages
// of a list while a member's ratings change the order of the list.

/** Ten places. A page has three places, so a walk through the whole list has four pages. */
const PLACES = 10;

let database: TestDatabase;
let server: TestServer;
let rater: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  ({ client: rater } = await registerMember(server.client(), 'rater'));
});
afterAll(async () => {
  await server.close();
  await database.drop();
});
beforeEach(async () => {
  await database.prisma.userRating.deleteMany();
  await database.prisma.restaurant.deleteMany();
  for (let number = 1; number <= PLACES; number++) {
    await buildRestaurant(database, {
      name: `Pizza ${number}`,
      userRatingCount: 1,
      userRatingSum: 1 + (number % 5),
    });
  }
  await server.settleSearch();
});

const rate = async (name: string, stars: number) => {
  const { id } = await database.prisma.restaurant.findFirstOrThrow({ where: { name } });
  const { rateRestaurant } = await operate(rater, RateRestaurantDocument, { input: { restaurantId: id, stars } });
  expect(rateRestaurant.userErrors).toEqual([]);
};

/** Loads all pages, but at most PLACES pages. So a test ends even if a library loads the same page again and again. */
async function walkToEnd(walk: Walk): Promise<void> {
  for (let pages = 1; pages <= PLACES && (await walk.loadMore()); pages++);
}

const walks = { 'Apollo Client': walkWithApollo, urql: walkWithUrql, Relay: walkWithRelay };
const ways = Object.entries(walks).flatMap(([library, start]) =>
  (['RATING', 'BEST_MATCH'] as const).flatMap((sort) =>
    [false, true].map((isBackward) => [library, sort, isBackward ? 'backward' : 'forward', start, isBackward] as const),
  ),
);

test.each(ways)('%s, sorted by %s, %s: each place is listed once, even if ratings change meanwhile', async (...way) => {
  const [, sort, , start, isBackward] = way;
  const options: WalkOptions = { url: `${server.url}/graphql`, sort, isBackward };
  const undisturbed = start(options);
  await walkToEnd(undisturbed);
  const order = undisturbed.names();
  expect(new Set(order).size).toBe(PLACES);

  const walk = start(options);
  let pages = 1;
  for (; pages <= PLACES && (await walk.loadMore()); pages++) {
    const seen = new Set(walk.names());
    const [next] = isBackward
      ? order.filter((name) => !seen.has(name)).slice(-1)
      : order.filter((name) => !seen.has(name));
    const [passed] = order.filter((name) => seen.has(name));
    // The next place moves to a page that was already read. A place that was already read moves to a later page.
    await rate(String(next), isBackward ? 1 : 5);
    await rate(String(passed), isBackward ? 5 : 1);
    await server.settleSearch();
  }
  expect([pages, walk.names()]).toEqual([4, order]);

  const afterwards = start(options);
  await walkToEnd(afterwards);
  expect(afterwards.names()).not.toEqual(order);
});
