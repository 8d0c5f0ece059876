import type { LiveSource } from '../../catalogue/live/LiveSource';
import { LiveFactsDocument } from '../../testing/__generated__/operations';
import { buildRestaurant } from '../../testing/factories';
import { operate } from '../../testing/operate';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { startTestServer } from '../../testing/testServer';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const answer = {
  url: 'https://maps.google.com/?cid=1',
  rating: 4.6,
  ratingCount: 5123,
  priceRange: '$$' as const,
  isOpenNow: null,
  weekly: null,
  operatingStatus: 'TEMPORARILY_CLOSED' as const,
};
const source: LiveSource = {
  name: 'google',
  attribution: 'Google Maps',
  mayKeepFacts: false,
  quota: 10,
  find: async () => ({ externalId: 'x', answer }),
  read: async () => ({ externalId: 'x', answer }),
};

test('liveFacts returns the facts from live sources for the uuid or the global id of a restaurant', async () => {
  const { id } = await buildRestaurant(database);
  const server = await startTestServer({ database, liveSources: [source] });
  try {
    const { weekly: _, rating: average, ratingCount: count, ...facts } = answer;
    for (const restaurantId of [id, Buffer.from(`Restaurant:${id}`).toString('base64')]) {
      expect(await operate(server, LiveFactsDocument, { restaurantId })).toEqual({
        liveSources: ['GOOGLE'],
        liveFacts: [
          {
            ...facts,
            ratingSummary: { average, count },
            priceRange: 'MODERATE',
            source: 'GOOGLE',
            attribution: 'Google Maps',
            fetchedAt: expect.any(String),
          },
        ],
      });
    }
    expect(await operate(server, LiveFactsDocument, { restaurantId: 'nobody' })).toMatchObject({ liveFacts: [] });
  } finally {
    await server.close();
  }
});

test('if no live source is configured, liveSources and liveFacts are empty', async () => {
  const { id } = await buildRestaurant(database);
  const server = await startTestServer({ database });
  try {
    expect(await operate(server, LiveFactsDocument, { restaurantId: id })).toEqual({ liveSources: [], liveFacts: [] });
  } finally {
    await server.close();
  }
});
