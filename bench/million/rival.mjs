// The rival server that Fuud is compared with. It answers the query in page.graphql with Mercurius (with JIT, on
// Fastify) and one hand-written SQL statement, for which the database has indexes. The rival compares only words. It
// has no concepts, returns no reasons and does not recognize filters. rival.ts copies this file into a folder that has
// its own node_modules, and main.ts runs the copy.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import mercurius from 'mercurius';
import pg from 'pg';

const [url, sqlFile, port] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });
const text = readFileSync(sqlFile, 'utf8');
const stopWords = new Set('a an and the for with in of to i my me we is it at on not or but'.split(' '));

const schema = `
  enum PictureSize { SMALL }
  type Picture { path(size: PictureSize!): String! blurHash: String isIllustration: Boolean! }
  type Neighborhood { name: String! }
  type Address { lines: [String!]! city: String! region: String }
  type Cuisine { key: String! }
  type RatingSummary { average: Float count: Int }
  type ExternalListing { source: String! sourceId: String url: String ratingSummary: RatingSummary! }
  type PhoneNumber { display: String! }
  type Opening { day: Int! opensMinute: Int! closesMinute: Int! }
  type HoursException { date: String! }
  type Hours { timeZone: String! weekly: [Opening!]! exceptions: [HoursException!]! }
  type Reason { field: String! text: String! }
  type Restaurant {
    id: ID! uuid: ID! name: String! neighborhood: Neighborhood address: Address! cuisines: [Cuisine!]!
    priceRange: String gemType: String externalListings: [ExternalListing!]! phone: PhoneNumber takesReservations: Boolean
    reservationUrl: String dietary: [String!]!
    isSample: Boolean! operatingStatus: String viewerHasSaved: Boolean! pictures: [Picture!]! hours: Hours
  }
  type Edge { cursor: String! reasons: [Reason!]! node: Restaurant! }
  type Connection { totalCount: Int! edges: [Edge!]! }
  type Query { searchRestaurants(query: String!, area: AreaInput!, first: Int!): Connection! }
  input AreaInput { city: String! }`;

const resolvers = {
  Query: {
    async searchRestaurants(_root, { query, area }) {
      const words = (query.toLowerCase().match(/[a-z0-9]+/g) ?? []).filter((word) => !stopWords.has(word));
      const [city, state] = area.city.split(', ');
      const key = city
        .toLowerCase()
        .replaceAll('.', '')
        .replace(/^saint /, 'st ');
      const { rows } = await pool.query({ name: 'page', text, values: [words.join(' | '), key, state] });
      return {
        totalCount: rows[0]?.total ?? 0,
        edges: rows.map((node) => ({ cursor: `${node.score}:${node.id}`, reasons: [], node })),
      };
    },
  },
  Restaurant: {
    uuid: ({ id }) => id,
    neighborhood: ({ neighborhood: name }) => name && { name },
    address: ({ address, city, state }) => ({ lines: address ? [address] : [], city, region: state }),
    cuisines: ({ cuisine }) => cuisine?.split(', ').map((key) => ({ key })) ?? [],
    externalListings: ({ googleRating, placeId, yelpRating, yelpReviews, yelpUrl }) =>
      [
        { source: 'GOOGLE', sourceId: placeId, ratingSummary: { average: googleRating } },
        { source: 'YELP', url: yelpUrl, ratingSummary: { average: yelpRating, count: yelpReviews } },
      ].filter(({ source: _, ...known }) => Object.values(known).some((value) => value != null)),
    phone: ({ phone: display }) => display && { display },
    operatingStatus: ({ isClosed }) => (isClosed ? 'PERMANENTLY_CLOSED' : null),
    dietary: ({ dietaryOptions }) => dietaryOptions,
    viewerHasSaved: () => false,
    pictures: () => [],
    hours: ({ weeklyHours, timeZone }) => weeklyHours && { timeZone, weekly: weeklyHours, exceptions: [] },
  },
  Opening: { opensMinute: ({ opens }) => opens, closesMinute: ({ closes }) => closes },
};

const app = Fastify();
app.register(mercurius, { schema, resolvers, jit: 1 });
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.('ready');
