import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { main } from '../cli';
import {
  answer,
  answerError,
  answerHalf,
  answerPacked,
  type Handler,
  type OverpassServer,
  startOverpassServer,
} from '../testing/overpassServer';

let database: TestDatabase;
let server: OverpassServer;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startOverpassServer();
});
beforeEach(() => database.pool.query('TRUNCATE restaurants, places, catalogue_sources CASCADE'));
afterAll(async () => {
  await server.close();
  await database.drop();
});

const diner = (id: number, tags: object = {}, more: object = {}) => ({
  type: 'node',
  id,
  lat: 38.64 + id / 1000,
  lon: -90.26,
  tags: { amenity: 'restaurant', name: `Diner ${id}`, cuisine: 'american', ...tags },
  ...more,
});

/** Runs `import --city` with a test server. `handlers` answer the requests. */
async function run(handlers: Handler[], { city = 'St. Louis, MO', email = '' } = {}) {
  server.handlers = handlers;
  server.requests.length = 0;
  let out = '';
  let err = '';
  const keep = (text: string) => {
    out += text;
  };
  const env = { DATABASE_URL: database.url, OVERPASS_URL: server.url, CONTACT_EMAIL: email };
  const code = await main(['import', '--city', city], env, { write: keep }, { write: (text: string) => (err += text) });
  return { code, out, err, names: (await database.prisma.restaurant.findMany()).map(({ name }) => name) };
}
const leftoverFolders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('fuud-overpass-'));

test('imports the nodes, ways and relations of a city, and a second import changes nothing', async () => {
  const elements = [
    diner(1),
    diner(2, {}, { type: 'way', lat: undefined, lon: undefined, center: { lat: 38.6, lon: -90.2 } }),
    diner(3, {}, { type: 'relation', lat: undefined, lon: undefined, center: { lat: 38.61, lon: -90.21 } }),
    diner(4, { name: undefined }),
  ];
  const first = await run([answerPacked(elements)], { email: 'hello@fuud.example' });
  expect(first).toMatchObject({ code: 0, err: '', names: ['Diner 1', 'Diner 2', 'Diner 3'] });
  expect(first.out).toMatch(/^Asking 127\.0\.0\.1 for the places within \d+ km of St\. Louis, MO\n/);
  expect(first.out).toMatch(
    /4 read\n\s+3 written.*\n\s+0 unchanged\n\s+1 skipped\n\s+1 {2}name is missing: item 4 \(node\/4\)\n/,
  );
  expect(await database.prisma.place.findFirst({ where: { sourceId: 'way/2' } })).toMatchObject({
    source: 'osm',
    kind: 'map',
    licence: 'ODbL 1.0',
    attribution: '© OpenStreetMap contributors',
    attributionUrl: 'https://www.openstreetmap.org/copyright',
  });
  expect(server.requests).toMatchObject([
    { method: 'POST', userAgent: 'Fuud/1.0 (restaurant finder; hello@fuud.example)' },
  ]);
  const query = server.requests[0]?.query ?? '';
  expect(query).toMatch(
    /^\[out:json\]\[timeout:180\];\n\(\nnwr\["amenity"~"\^\(restaurant\|.*\)\$"\]\(38\.\d+,-90\.\d+,38\.\d+,-8?9\.?\d+/,
  );
  expect(query).toContain('nwr["disused:shop"~"^(bakery|deli|pastry|confectionery|coffee)$"]');
  expect(query).toMatch(/\);\nout center;\n$/);
  expect((await run([answer(elements)])).out).toMatch(/0 written\n\s+3 unchanged/);
  expect(leftoverFolders()).toEqual([]);
});

test('a disused place in the catalogue is marked as closed, and other disused places are not added', async () => {
  await run([answer([diner(1)])]);
  const gone = { amenity: undefined, 'disused:amenity': 'restaurant' };
  await run([answer([diner(1, gone), diner(9, gone)])]);
  expect(await database.prisma.restaurant.findMany()).toMatchObject([
    { name: 'Diner 1', isClosed: true, delistedAt: expect.any(Date) },
  ]);
});

const FAILURES: [string, Handler, RegExp][] = [
  [
    'cut short',
    answerHalf([diner(1), diner(2)], true),
    /^The answer of 127\.0\.0\.1 is cut short: its JSON ends too early\.\n$/,
  ],
  [
    'incomplete',
    answer([diner(1)], { remark: 'runtime error: Query timed out in "query" at line 3 after 180 seconds.' }),
    /^The answer of 127\.0\.0\.1 is not complete\. Overpass says: "runtime error: Query timed out.*\n$/,
  ],
  ['empty', answer([]), /^OpenStreetMap has no place to eat or drink within \d+ km of St\. Louis, MO\.\n$/],
  ['not JSON', (response) => response.writeHead(200).end('Hello!'), /^The answer of 127\.0\.0\.1 is not JSON\.\n$/],
  [
    'half of a packed answer',
    (response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(Buffer.from('1f8b080000000000000', 'hex')),
    /^The answer of 127\.0\.0\.1 is empty\.\n$/,
  ],
  ['an error', answerError(500, {}, 'x'), /^127\.0\.0\.1 answered 500 instead of places: x\n$/],
];
test.each(FAILURES.map(([name, ...rest]) => ({ name, rest })))(
  'nothing is written if the answer is $name',
  async ({ rest }) => {
    const [handler, line] = rest;
    const { code, err, names } = await run([handler]);
    expect(err).toMatch(line);
    expect({ code, names, left: leftoverFolders() }).toEqual({ code: 1, names: [], left: [] });
  },
);

test('a remark of Overpass that does not mention an error is ignored', async () => {
  expect(await run([answer([diner(1)], { remark: 'Thank you.' })])).toMatchObject({ code: 0, names: ['Diner 1'] });
});

test('for an unknown city, the error message is one line, and no request is sent', async () => {
  const { code, err } = await run([answer([])], { city: 'Nowhereville, MO' });
  expect({ code, err, asked: server.requests.length }).toEqual({
    code: 1,
    err: 'There is no city "Nowhereville, MO" in the US. Write it as "St. Louis, MO".\n',
    asked: 0,
  });
});

test('Ctrl+C during the request ends the import with exit code 130, and nothing is written', async () => {
  expect(await run([() => process.emit('SIGINT')])).toMatchObject({ code: 130, names: [] });
  expect(leftoverFolders()).toEqual([]);
});
