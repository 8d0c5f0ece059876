import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { placeFolders } from './database/embedded/folders';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './database/embedded/startEmbeddedPostgres';
import { type BuiltServer, buildServer, end, type StartedServer } from './testing/builtServer';
import { postgresOf, signalPostgres } from './testing/postgresProcess';

// In these tests, the database of a running server dies or hangs. In most of them, it comes back. The tests use HTTP.
jest.setTimeout(240_000);
let built: BuiltServer;
const folders: string[] = [];
beforeAll(() => {
  built = buildServer('outage');
});
afterAll(async () => {
  await built.stop();
  for (const folder of folders) {
    rmSync(placeFolders(folder).home, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
});

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fuud-outage-'));
  chmodSync(folder, 0o755); // if root runs the tests, another user runs Postgres and must be able to open the folder
  folders.push(folder);
  return folder;
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(50);
}

const isReady = async ({ url }: StartedServer) => (await fetch(`${url}/readyz`)).status === 200;

/** Sends one request. The body of the answer is parsed if its type is JSON. */
async function ask({ url }: StartedServer, path: string, init: RequestInit & { json?: object; cookie?: string } = {}) {
  const { json, cookie = '', headers, ...rest } = init;
  const response = await fetch(url + path, {
    redirect: 'manual',
    ...(json ? { method: 'POST', body: JSON.stringify(json) } : {}),
    ...rest,
    headers: { cookie, ...(json ? { 'content-type': 'application/json' } : {}), ...headers },
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : null };
}

async function signUp(server: StartedServer, username: string): Promise<string> {
  const { headers } = await ask(server, '/api/auth/register', { json: { username, password: 'lovelace' } });
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

const graph = (server: StartedServer, query: string, cookie = '') =>
  ask(server, '/graphql', { json: { query }, cookie });
const SEARCH =
  '{ searchRestaurants(query: "pizza", first: 10) { totalCount edges { node { name sources { key } } } } }';
const CRAVINGS = [
  '',
  'pizza',
  'quiet italian',
  'vegan ramen',
  'burger',
  'brunch with kids',
  'tacos',
  'coffee',
  'sushi',
  'soup',
];
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const nodesOf = (ids: string[]) =>
  `{ nodes(ids: ${JSON.stringify(ids.map((id) => Buffer.from(`Restaurant:${id}`).toString('base64')))}) { id } }`;
const searchFor = (server: StartedServer, craving: string) =>
  ask(server, `/api/restaurants/search?query=${encodeURIComponent(craving)}`);
/**
 * Sets the server's clock back to the last quarter of an hour. Restaurants open and close at quarters, and the results
 * are ordered by what is open, so the order must not change during a test.
 */
const QUARTER = `--import=data:text/javascript,${encodeURIComponent(`
  const Real = Date;
  const late = Real.now() % 900_000;
  globalThis.Date = class extends Real {
    static now() { return Real.now() - late; }
    constructor(...given) { given.length > 0 ? super(...given) : super(Real.now() - late); }
  };
`)}`;
const idsOf = ({ body }: Awaited<ReturnType<typeof ask>>) => (body as { id: string }[]).map(({ id }) => id);
const countOf = (words: string, part: string) => words.split(part).length - 1;

describe('a separate database, which the server does not restart', () => {
  let folder: string;
  let postgres: EmbeddedPostgres;
  let server: StartedServer;
  let cookie: string;
  beforeAll(async () => {
    folder = scratch();
    postgres = await startEmbeddedPostgres(folder);
    const env = { DATABASE_URL: postgres.url, FUUD_DATA_DIR: scratch(), CATALOGUE: 'sample', NODE_OPTIONS: QUARTER };
    server = await built.start(env);
    cookie = await signUp(server, 'ada');
  });
  afterAll(async () => {
    await end(server.child, 'SIGTERM');
    await postgres.stopIfUnused();
  });

  test('while it is down, answers come from memory or report UNAVAILABLE; when it is back, reads succeed', async () => {
    const before = new Map<string, string[]>();
    for (const craving of CRAVINGS) before.set(craving, idsOf(await searchFor(server, craving)));
    const page = await graph(server, SEARCH);
    expect(page.body.errors).toBeUndefined();
    expect(page.headers.get('x-fuud-data-age')).toBeNull();
    const [id] = before.get('pizza') ?? [];
    signalPostgres(folder, 'SIGKILL');
    await until(() => !postgres.isAlive());
    // On a busy machine, an answer may come before the server notices the closed connection.
    await until(async () => (await searchFor(server, '')).headers.has('x-fuud-data-age'));

    for (let round = 0; round < 4; round++) {
      for (const craving of CRAVINGS) {
        const found = await searchFor(server, craving);
        const { status, headers } = found;
        expect([craving, status]).toEqual([craving, 200]);
        expect(Number(headers.get('x-fuud-data-age') ?? Number.NaN)).toBeGreaterThanOrEqual(0);
        expect(idsOf(found)).toEqual(before.get(craving));
      }
    }
    const again = await graph(server, SEARCH);
    expect(again.body).toEqual(page.body);
    expect(again.headers.get('x-fuud-data-age')).toMatch(/^\d+$/);

    for (const place of [
      await ask(server, `/api/restaurants/${id}`),
      await graph(server, `{ restaurant(id: "${id}") { name sources { key } } }`),
      await graph(server, nodesOf([id ?? ''])),
    ]) {
      expect(place).toMatchObject({ status: 200, body: expect.not.objectContaining({ errors: expect.anything() }) });
      expect(place.headers.get('x-fuud-data-age')).toMatch(/^\d+$/);
    }
    const summary = await ask(server, `/restaurant/${id}`, { headers: { accept: 'text/html' } });
    expect(summary.text).toContain('id="place-summary"');

    const refused = { status: 503, code: 'UNAVAILABLE', wait: '5' };
    const refusalOf = ({ status, headers, body }: Awaited<ReturnType<typeof ask>>) => ({
      status,
      code: body?.code ?? body?.errors?.[0]?.extensions?.code,
      wait: headers.get('retry-after'),
    });
    for (const [path, init] of [
      ['/api/restaurants/search?location=Tulsa', {}],
      [`/api/restaurants/${UNKNOWN}`, {}],
      ['/api/auth/register', { json: { username: 'grace', password: 'hopper1' } }],
      ['/api/auth/login', { json: { username: 'ada', password: 'lovelace' } }],
      ['/api/auth/forgot-password', { json: { email: 'ada@example.com' } }],
      ['/api/saved-restaurants', { cookie }],
      ['/api/restaurants/search', { cookie }],
      ['/graphql', { json: { query: SEARCH }, cookie }],
      ['/graphql', { json: { query: `{ restaurant(id: "${UNKNOWN}") { name } }` } }],
      ['/graphql', { json: { query: nodesOf([id ?? '', UNKNOWN]) } }],
      [`/api/restaurants/${id}`, { cookie }],
    ] as const) {
      expect([path, refusalOf(await ask(server, path, init))]).toEqual([path, refused]);
    }
    expect((await graph(server, SEARCH, cookie)).body.errors).toEqual([
      { message: expect.any(String), extensions: { code: 'UNAVAILABLE', status: 503, retryAfterSeconds: 5 } },
    ]);
    const mutation = 'mutation { continueAsGuest(input: {}) { userErrors { code retryAfterSeconds } } }';
    const mutated = await graph(server, mutation);
    expect(mutated.body).toMatchObject({
      data: { continueAsGuest: { userErrors: [{ code: 'UNAVAILABLE', retryAfterSeconds: 5 }] } },
    });
    const partly = await graph(server, `{ cities(first: 3) { totalCount } restaurant(id: "${UNKNOWN}") { name } }`);
    expect([partly.status, partly.body.errors[0].extensions]).toEqual([
      200,
      expect.objectContaining({ code: 'UNAVAILABLE', status: 503, retryAfterSeconds: 5 }),
    ]);

    const cities = await graph(server, '{ cities(first: 1) { edges { node { name hasRestaurants } } } }');
    expect(cities.body.data).toEqual({
      cities: { edges: [{ node: { name: 'St. Louis', hasRestaurants: null } }] },
    });

    const html = { headers: { accept: 'text/html', 'accept-language': 'fr, es;q=0.8, en;q=0.5' } };
    for (const path of ['/', '/search', `/restaurant/${id}`, '/healthz']) {
      expect([path, (await ask(server, path, html)).status]).toEqual([path, 200]);
    }
    const own = await ask(server, '/search', { ...html, cookie });
    expect([own.status, own.headers.get('retry-after')]).toEqual([503, '5']);
    expect(own.text).toContain('<html lang="es">');
    expect(own.text).toContain('<a href="">Reintentar</a>');
    expect((await ask(server, '/readyz')).status).toBe(503);
    expect(countOf(server.words, 'the database is out of reach')).toBe(1);
    expect(server.words).not.toMatch(/"level":"error"/);

    await postgres.startAgain();
    await until(() => isReady(server));
    const known = await searchFor(server, 'pizza');
    expect([known.headers.get('x-fuud-data-age'), idsOf(known)]).toEqual([null, before.get('pizza')]);
    expect((await ask(server, '/api/saved-restaurants', { cookie })).status).toBe(200);
    expect(countOf(server.words, 'the database is back')).toBe(1);
  });

  test('a change that is made as soon as the database is back is visible in the next search', async () => {
    const [{ id, name }] = (await searchFor(server, 'pizza')).body;
    signalPostgres(folder, 'SIGKILL');
    await until(() => !postgres.isAlive());
    expect((await searchFor(server, 'pizza')).body[0].name).toBe(name);
    await postgres.startAgain();
    const { Client } = await import('pg');
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    await client.query("UPDATE restaurants SET name = 'Pizza of tomorrow' WHERE id = $1", [id]);
    await client.end();
    const names = (await searchFor(server, 'pizza')).body.map((each: { name: string }) => each.name);
    expect(names).toContain('Pizza of tomorrow');
    expect(names).not.toContain(name);
  });

  test('while it hangs, pages and searches work, but writes and requests of members are refused', async () => {
    await searchFor(server, 'tacos');
    await ask(server, '/api/saved-restaurants', { cookie });
    signalPostgres(folder, 'SIGSTOP');
    try {
      const [page, search, saved, registration, guest] = await Promise.all([
        ask(server, '/', { headers: { accept: 'text/html' } }),
        searchFor(server, 'tacos'),
        ask(server, '/api/saved-restaurants', { cookie }),
        ask(server, '/api/auth/register', { json: { username: 'grace', password: 'hopper1' } }),
        graph(server, 'mutation { continueAsGuest(input: {}) { userErrors { code } } }'),
      ]);
      expect([page.status, search.status, saved.status, registration.status]).toEqual([200, 200, 503, 503]);
      expect(guest.body).toMatchObject({ data: { continueAsGuest: { userErrors: [{ code: 'UNAVAILABLE' }] } } });
      expect((await searchFor(server, 'tacos')).status).toBe(200);
    } finally {
      signalPostgres(folder, 'SIGCONT');
    }
    await until(() => isReady(server));
    expect((await ask(server, '/api/saved-restaurants', { cookie })).status).toBe(200);
    expect((await ask(server, '/api/auth/register', { json: { username: 'hedy', password: 'lamarr1' } })).status).toBe(
      201,
    );
  });
});

describe('the embedded Postgres', () => {
  test('it is restarted after a kill, no second server can use it, and it stops together with its server', async () => {
    const folder = scratch();
    const server = await built.start({ FUUD_DATA_DIR: folder });
    const cookie = await signUp(server, 'ada');
    const first = postgresOf(folder);
    signalPostgres(folder, 'SIGKILL');
    await until(() => ![null, first].includes(postgresOf(folder)));
    await until(() => isReady(server));
    expect((await ask(server, '/api/saved-restaurants', { cookie })).status).toBe(200);
    expect((await ask(server, '/api/auth/register', { json: { username: 'grace', password: 'hopper1' } })).status).toBe(
      201,
    );

    const other = await built.start({ FUUD_DATA_DIR: folder });
    expect([other.code, other.words]).toEqual([1, expect.stringContaining('Another Fuud server is running')]);
    await end(server.child, 'SIGTERM');
    expect([server.child.exitCode, existsSync(join(placeFolders(folder).data, 'postmaster.pid'))]).toEqual([0, false]);
  });

  test('if Postgres dies five times in a minute, the server ends; its last output line names the log', async () => {
    const folder = scratch();
    const server = await built.start({ FUUD_DATA_DIR: folder });
    const ended = new Promise((resolve) => server.child.on('close', resolve));
    for (let deaths = 0, last: number | null = null; deaths < 5; deaths++) {
      await until(() => postgresOf(folder) !== last && isReady(server));
      last = postgresOf(folder);
      signalPostgres(folder, 'SIGKILL');
    }
    expect(await ended).toBe(1);
    const lines = server.words.trim().split('\n');
    expect(lines.at(-1)).toBe(
      `The embedded Postgres died 5 times within a minute. ${join(placeFolders(folder).home, 'postgres.log')} says why.`,
    );
    await expect(fetch(server.url)).rejects.toThrow();
  });
});
