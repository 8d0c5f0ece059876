import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltServer, buildServer, end, type StartedServer } from './testing/builtServer';
import { buildRestaurant } from './testing/factories';
import { createTestDatabase, type TestDatabase } from './testing/testDatabase';

// In this test, a server is killed while a member's device sends writes. The test acts as that device.
jest.setTimeout(240_000);
const WRITES = 200;
const KILL_AFTER = 60;
const AT_ONCE = 8;

let built: BuiltServer;
let database: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  built = buildServer('killedWrites');
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'fuud-killed-'));
});
afterAll(async () => {
  await built.stop();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = () => built.start({ FUUD_DATA_DIR: dataDir, DATABASE_URL: database.url, SESSION_SECRET: 'x'.repeat(40) });

interface Write {
  key: string;
  path: string;
  json: object;
}

let cookie = '';
/** Sends one write. @returns the answer; null when no answer came or the answer is an error */
async function post(server: StartedServer, { key, path, json }: Write): Promise<object | null> {
  const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': key };
  try {
    const response = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(json) });
    const body = await response.json();
    return response.ok ? body : null;
  } catch {
    return null;
  }
}

/** Sends all writes, AT_ONCE at a time. @returns the successful answers, by key */
async function sendAll(server: StartedServer, writes: readonly Write[], onAnswer?: (count: number) => void) {
  const answers = new Map<string, object>();
  const waiting = [...writes];
  const lane = async () => {
    for (let write = waiting.shift(); write; write = waiting.shift()) {
      const answer = await post(server, write);
      if (!answer) continue;
      answers.set(write.key, answer);
      onAnswer?.(answers.size);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return answers;
}

test('if a server is killed during 200 writes, no answered write is lost; a repeated one is stored once', async () => {
  const first = await start();
  const registered = await fetch(`${first.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'ada', password: 'lovelace' }),
  });
  cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { id: userId } = (await registered.json()) as { id: string };
  const { id: visited } = await buildRestaurant(database);
  const entry = (await post(first, { key: 'entry', path: '/api/diary', json: { restaurantId: visited } })) as {
    id: string;
  };

  const writes: Write[] = [];
  for (let number = 0; number < WRITES; number += 2) {
    const { id } = await buildRestaurant(database);
    writes.push({ key: `save ${number}`, path: `/api/restaurants/${id}/save`, json: {} });
    const visit = { notes: `visit ${number}` };
    writes.push({ key: `visit ${number}`, path: `/api/diary/${entry.id}/visits`, json: visit });
  }

  const acknowledged = await sendAll(first, writes, (count) => {
    if (count === KILL_AFTER) first.child.kill('SIGKILL');
  });
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILL_AFTER);
  expect(acknowledged.size).toBeLessThan(WRITES);
  const idsOf = async () => {
    const saves = await database.prisma.savedRestaurant.findMany({ where: { userId } });
    const visits = await database.prisma.diaryVisit.findMany({ where: { entryId: entry.id } });
    const { visitId } = await database.prisma.diaryEntry.findUniqueOrThrow({ where: { id: entry.id } });
    return [...saves.map(({ id }) => id), ...visits.map(({ id }) => id), visitId];
  };
  const survived = await idsOf();
  expect(survived).toEqual(expect.arrayContaining([...acknowledged.values()].map((answer) => (answer as Row).id)));

  const second = await start();
  const answers = await sendAll(second, writes);
  expect(answers.size).toBe(WRITES);
  for (const [key, answer] of acknowledged) expect((answers.get(key) as Row).id).toBe((answer as Row).id);
  const all = await idsOf();
  expect(all).toHaveLength(WRITES);
  expect(new Set(all)).toEqual(new Set([...answers.values()].map((answer) => (answer as Row).id)));
  await end(second.child, 'SIGTERM');
});

interface Row {
  id: string;
}
