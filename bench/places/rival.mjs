// The rival server that Fuud is compared with. It answers GraphQL queries that request restaurants by id. It uses
// Mercurius (with JIT, on Fastify). One hand-written SQL statement reads the restaurants with the help of indexes, and
// a second statement reads the session.
// million/rival.ts copies this file into a folder with its own node_modules, and main.ts runs the copy.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import mercurius from 'mercurius';
import pg from 'pg';

const [url, sqlFile, port] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });
const text = readFileSync(sqlFile, 'utf8');

const schema = `
  enum PictureSize { CARD }
  type Picture { url(size: PictureSize): String! placeholder: String isIllustration: Boolean! }
  type Opening { day: Int! opensMinute: Int! closesMinute: Int! }
  type Hours { text: String! timeZone: String! weekly: [Opening!]! }
  type Dish { name: String! }
  type Source {
    key: String! sourceId: String! license: String! attribution: String! attributionUrl: String fetchedAt: String!
  }
  type Coordinates { latitude: Float! longitude: Float! }
  type RatingSummary { average: Float count: Int! }
  type Rating { rating: Int! }
  type DiaryEntry { notes: String }
  interface Node { id: ID! }
  type Restaurant implements Node {
    id: ID! uuid: ID! name: String! websiteUrl: String description: String recommendedDishes: [Dish!]! isSample: Boolean!
    operatingStatus: String coordinates: Coordinates hours: Hours sources: [Source!]! pictures: [Picture!]!
    ratingSummary: RatingSummary! viewerHasSaved: Boolean! viewerRating: Rating viewerDiaryEntry: DiaryEntry
  }
  type Query { restaurant(id: ID!): Restaurant nodes(ids: [ID!]!): [Node]! }`;

const read = async (ids, userId) => (await pool.query({ name: 'places', text, values: [ids, userId] })).rows;
const uuidOf = (globalId) => Buffer.from(globalId, 'base64').toString().slice('Restaurant:'.length);

const resolvers = {
  Query: {
    restaurant: async (_root, { id }, { userId }) => (await read([id], userId))[0] ?? null,
    async nodes(_root, { ids }, { userId }) {
      const uuids = ids.map(uuidOf);
      const found = new Map((await read(uuids, userId)).map((row) => [row.id, row]));
      return uuids.map((id) => found.get(id) ?? null);
    },
  },
  Node: { resolveType: () => 'Restaurant' },
  Restaurant: {
    id: ({ id }) => Buffer.from(`Restaurant:${id}`).toString('base64'),
    uuid: ({ id }) => id,
    coordinates: ({ latitude, longitude }) => (latitude === null ? null : { latitude, longitude }),
    recommendedDishes: ({ recommendedDishes }) => recommendedDishes.map((name) => ({ name })),
    operatingStatus: ({ isClosed }) => (isClosed ? 'PERMANENTLY_CLOSED' : null),
    hours: ({ hours, weeklyHours, timeZone }) => hours && { text: hours, timeZone, weekly: weeklyHours },
    sources: ({ sources }) => sources ?? [],
    pictures: ({ imageUrls, imagePlaceholders }) =>
      imageUrls.map((source, at) => ({ source, placeholder: imagePlaceholders[at] || null })),
    ratingSummary: ({ count, sum }) => ({ count, average: count > 0 ? sum / count : 0 }),
    viewerRating: ({ ownRating }) => ownRating && { rating: ownRating },
  },
  Opening: { opensMinute: ({ opens }) => opens, closesMinute: ({ closes }) => closes },
  Picture: {
    url: ({ source }) => `/img/600x400/${Buffer.from(source).toString('base64url')}`,
    isIllustration: ({ source }) => source.startsWith('illustration:'),
  },
};

const SESSION = `SELECT sess->>'userId' AS "userId" FROM sessions WHERE sid = $1 AND expire >= now()`;

/** Finds the guest or member who sent the request. This function does not check the signature of the cookie. */
async function context({ headers }) {
  const sid = /fuud_session=s%3A([^.]+)\./.exec(headers.cookie ?? '')?.[1];
  if (!sid) return { userId: null };
  const { rows } = await pool.query({ name: 'session', text: SESSION, values: [decodeURIComponent(sid)] });
  return { userId: rows[0]?.userId ?? null };
}

const app = Fastify();
app.register(mercurius, { schema, resolvers, context, jit: 1 });
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.('ready');
