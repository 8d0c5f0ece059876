import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { CallBudget } from '../../outbound/CallBudget';
import { capture } from '../../testing/capture';
import { answerWith, type Behaviour, startLiveSource } from '../../testing/startLiveSource';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { chatEndpoint } from './chatEndpoint';
import { createLanguageModel, type LanguageModelOptions } from './createLanguageModel';
import { emptyReading } from './ModelReading';

const CRAVING = 'Somewhere  my Dad can hear me, under $30';
const READING = { ...emptyReading, wanted: [{ concept: 'quiet', weight: 1 }] };
const says =
  (content: unknown, finish_reason = 'stop'): Behaviour =>
  (request, response) =>
    answerWith({ choices: [{ finish_reason, message: { role: 'assistant', content } }] })(request, response);
const good = says(JSON.stringify({ wanted: [{ concept: 'quiet', weight: 1 }] }));

let database: TestDatabase;
let server: Awaited<ReturnType<typeof startLiveSource>>;
let now: number;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startLiveSource(good);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});
beforeEach(async () => {
  await database.pool.query('TRUNCATE craving_readings');
  now = Date.parse('2026-11-23T18:00:00Z');
  server.seen = [];
  server.behave = good;
});

const callBudget = { reserveCall: async () => true };
const create = (options: Partial<LanguageModelOptions> = {}) => {
  const model = createLanguageModel({
    pool: database.pool,
    quota: 100,
    endpoint: chatEndpoint({ AI_BASE_URL: server.url, AI_MODEL: 'small', AI_KEY: 'a key for tests' }),
    budget: 1_000_000,
    clock: () => now,
    ...options,
  });
  return { ...model, read: (craving: string, paidBy: CallBudget = callBudget) => model.read(craving, paidBy) };
};

test('a request asks for an answer in our schema at temperature 0; its only user message is the craving', async () => {
  expect(await create().read(CRAVING)).toEqual(READING);
  const [{ method, path, headers, body } = { method: '', path: '', headers: {}, body: null }] = server.seen;
  expect([method, path, headers.authorization]).toEqual(['POST', '/chat/completions', 'Bearer a key for tests']);
  expect(body).toMatchObject({
    model: 'small',
    temperature: 0,
    messages: [{ role: 'system' }, { role: 'user', content: CRAVING }],
    response_format: { type: 'json_schema', json_schema: { strict: true } },
  });
  const { schema } = (body as { response_format: { json_schema: { schema: Record<string, unknown> } } }).response_format
    .json_schema;
  expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
  expect(schema.required).toEqual(Object.keys(schema.properties as object));
  expect(JSON.stringify(schema)).not.toMatch(/"(minimum|maximum|pattern|format|\$schema)"/);
});

test('simultaneous reads of one craving share one call; all servers use the reading for 30 days', async () => {
  const model = create();
  const all = await Promise.all([model.read(CRAVING), model.read(CRAVING.toUpperCase()), model.read(` ${CRAVING}`)]);
  expect(all).toEqual([READING, READING, READING]);
  now += 29 * 86_400_000;
  expect(await create().read(CRAVING)).toEqual(READING);
  expect(server.seen).toHaveLength(1);
  const { rows } = await database.pool.query('SELECT * FROM craving_readings');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/dad|hear/i);
  now += 2 * 86_400_000;
  for (const each of [model, create()]) expect(await each.read(CRAVING)).toEqual(READING);
  expect(server.seen).toHaveLength(2); // the second server found the reading that the first server stored
});

test('another model or another craving needs another call', async () => {
  await create().read(CRAVING);
  await create().read('something else for my dad');
  await create({
    endpoint: chatEndpoint({ AI_BASE_URL: server.url, AI_MODEL: 'large', AI_KEY: 'a key for tests' }),
  }).read(CRAVING);
  expect(server.seen).toHaveLength(3);
});

/**
 * Delays all answers.
 * @returns a function that sends the delayed answers and ends the delay
 */
function holdBack(): () => void {
  const held: ServerResponse[] = [];
  server.behave = (_request, response) => void held.push(response);
  return () => {
    server.behave = good;
    for (const response of held) good({ method: '', path: '', query: {}, headers: {}, body: null }, response);
  };
}

test('a search does not wait for a late answer, but the next search uses it', async () => {
  const letGo = holdBack();
  const model = create({ budget: 30 });
  expect(await model.read(CRAVING)).toBeNull();
  letGo();
  await model.idle();
  expect(await model.read(CRAVING)).toEqual(READING);
  expect(await create().read(CRAVING)).toEqual(READING);
  expect(server.seen).toHaveLength(1);
});

test('at most eight calls run at the same time', async () => {
  const letGo = holdBack();
  const model = create({ budget: 1_000_000 });
  const answered: unknown[] = [];
  const all = Array.from({ length: 12 }, async (_, n) => answered.push(await model.read(`craving number ${n}`)));
  while (server.seen.length < 8 || answered.length < 4) await pause(5);
  expect(answered).toEqual([null, null, null, null]);
  letGo();
  await Promise.all(all);
  expect(answered.slice(4)).toEqual(Array(8).fill(READING));
  expect(server.seen).toHaveLength(8);
});

const failing: [string, Behaviour, string][] = [
  ['500', answerWith({ error: 'secret words' }, 500), '500'],
  ['429', answerWith({}, 429), '429'],
  ['a wrong key', answerWith({}, 401), '401'],
  ['no such path', answerWith({}, 404), '404'],
  ['an HTML page', (_request, response) => void response.end('<html>'), 'not JSON'],
  ['JSON of another kind', answerWith({ choices: 'none' }), 'unknown shape at choices'],
  ['an answer of 1.1 MB', (_request, response) => void response.end('x'.repeat(1_100_000)), 'too long'],
  ['an answer cut off', (_request, response) => cutOff(response), 'UND_ERR_SOCKET'],
];

function cutOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': '500' });
  response.write('{"choices": [');
  setImmediate(() => response.destroy());
}

test.each(failing)('the failure "%s" yields no reading and pauses the calls for a while', async (_, behave, code) => {
  server.behave = behave;
  const model = create();
  const logged = await capture(async () => {
    expect(await model.read(CRAVING)).toBeNull();
  });
  expect(logged).toContain(`"code":"${code}"`);
  expect(logged).not.toMatch(/dad|secret|key for tests/i);
  server.behave = good;
  const asked = server.seen.length;
  expect(await model.read(CRAVING)).toBeNull();
  expect(server.seen).toHaveLength(asked);
  now += 3_600_000;
  expect(await model.read(CRAVING)).toEqual(READING);
});

test('a model that sends retry-after is not asked again before this number of seconds has passed', async () => {
  server.behave = answerWith({}, 429, { 'retry-after': '120' });
  const model = create();
  await model.read(CRAVING);
  server.behave = good;
  now += 119_000;
  expect(await model.read(CRAVING)).toBeNull();
  now += 1_000;
  expect(await model.read(CRAVING)).toEqual(READING);
});

test('if the model server cannot be reached, there is no reading', async () => {
  const gone = await startLiveSource(good);
  await gone.close();
  const endpoint = chatEndpoint({ AI_BASE_URL: gone.url, AI_MODEL: 'small', AI_KEY: 'x' });
  expect(await create({ endpoint }).read(CRAVING)).toBeNull();
});

const useless: [string, Behaviour][] = [
  ['prose', says('Sure! Here are three lovely restaurants in St. Louis:')],
  ['a list', says('[]')],
  ['an answer cut short', says('{"wanted":[{"concept":"qui', 'length')],
  ['a complete answer marked as cut short', says('{"wanted":[]}', 'length')],
  ['nothing', says(null)],
  ['no choice', answerWith({ choices: [] })],
  ['a reading that is too long', says(`{"wanted":[],"story":"${'x'.repeat(9000)}"}`)],
];

test.each(useless)('after the answer "%s", the model is not asked about the craving for an hour', async (_, behave) => {
  server.behave = behave;
  const model = create();
  expect(await model.read(CRAVING)).toBeNull();
  server.behave = good;
  expect(await model.read(CRAVING)).toEqual(emptyReading);
  expect(await model.read('another craving of somebody')).toEqual(READING);
  now += 3_600_001;
  expect(await model.read(CRAVING)).toEqual(READING);
});

test('after ten useless answers in a row, the model is not asked for a while', async () => {
  server.behave = says('I cannot help with that.');
  const model = create();
  for (let n = 0; n < 15; n++) await model.read(`craving number ${n}`);
  expect(server.seen).toHaveLength(10);
});

test('a model that was late three times in a row is still asked, but searches do not wait for its answer', async () => {
  const model = create({ budget: 1_000_000 });
  let wait = 1_000_001; // milliseconds of the test clock
  server.behave = (request, response) => {
    now += wait;
    good(request, response);
  };
  for (let n = 0; n < 3; n++) expect(await model.read(`slow craving ${n}`)).toEqual(READING);
  wait = 0;
  const letGo = holdBack();
  expect(await model.read('the fourth craving')).toBeNull(); // the search gave up after 0.1 s
  letGo();
  await model.idle();
  expect(await model.read('the fourth craving')).toEqual(READING);
  expect(await model.read('the fifth craving')).toEqual(READING);
});

test('when the database is down, there is no reading and no error', async () => {
  const pool = { query: async () => Promise.reject(Object.assign(new Error('down'), { code: '57P01' })) };
  expect(await create({ pool: pool as never }).read(CRAVING)).toBeNull();
  expect(server.seen).toEqual([]);
});

test('with an empty call budget, only stored readings are returned, and nothing is stored', async () => {
  const empty = { reserveCall: jest.fn(async () => false) };
  const model = create();
  expect(await model.read(CRAVING, empty)).toBeNull();
  expect(empty.reserveCall).toHaveBeenCalledWith('ai', 100, new Date(now));
  expect(server.seen).toEqual([]);
  expect(await model.read(CRAVING)).toEqual(READING);
  expect(await model.read(CRAVING, empty)).toEqual(READING);
  expect(await create().read(CRAVING, empty)).toEqual(READING);
  expect(empty.reserveCall).toHaveBeenCalledTimes(1);
});

test('without a configured model there is no reading', async () => {
  const model = create({ endpoint: chatEndpoint({}) });
  expect(model.isSetUp).toBe(false);
  expect(await model.read(CRAVING)).toBeNull();
});
