import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FileError } from '../FileError';
import {
  answer,
  answerError,
  answerHalf,
  answerPacked,
  answerSlowly,
  type Handler,
  type OverpassServer,
  overpassJson,
  startOverpassServer,
} from '../testing/overpassServer';
import { makeScratch } from '../testing/scratchFile';
import { type DownloadOptions, downloadAnswer } from './downloadAnswer';

const scratch = makeScratch();
let server: OverpassServer;
beforeAll(async () => {
  server = await startOverpassServer();
});
afterAll(async () => {
  await server.close();
  scratch.remove();
});

const CAFE = { type: 'node', id: 1, lat: 38.6, lon: -90.2, tags: { amenity: 'cafe', name: 'Café Ä' } };
let number = 0;

/**
 * Downloads from a test server. `handlers` answer the requests. Waits end immediately, and `waited` contains the time
 * in ms that each wait would take.
 */
async function download(handlers: Handler[], more: Partial<DownloadOptions> = {}) {
  server.handlers = handlers;
  server.requests.length = 0;
  const waited: number[] = [];
  const messages: string[] = [];
  number += 1;
  const file = join(scratch.folder, `answer-${number}`);
  const run = downloadAnswer({
    url: server.url,
    query: '[out:json];node(1);out;',
    file,
    userAgent: 'Fuud test',
    wait: async (milliseconds) => waited.push(milliseconds),
    onWait: (words) => messages.push(words),
    ...more,
  });
  const failure: unknown = await run.then(
    () => undefined,
    (error: unknown) => error,
  );
  return { failure, waited, messages, text: existsSync(file) ? readFileSync(file, 'utf8') : undefined };
}

test('if the answer cannot be saved, the message names the error of the local file, not of the server', async () => {
  const { failure } = await download([answer([CAFE])], { file: join(scratch.folder, 'missing', 'answer') });
  expect(failure).toEqual(new FileError('The answer of 127.0.0.1 could not be saved: ENOENT.'));
});

test('an answer without a body is not called a web page', async () => {
  const { failure } = await download([(response) => response.writeHead(204).end()]);
  expect(failure).toEqual(new FileError('127.0.0.1 answered 204 instead of places.'));
});

test.each([
  ['fast', answer([CAFE])],
  ['packed', answerPacked([CAFE])],
  ['slow', answerSlowly([CAFE])],
])('the file contains the JSON of a %s answer without changes', async (_, handler) => {
  const { failure, text, waited } = await download([handler]);
  expect({ failure, text, waited }).toEqual({ failure: undefined, text: overpassJson([CAFE]), waited: [] });
  expect(server.requests).toEqual([{ query: '[out:json];node(1);out;', userAgent: 'Fuud test', method: 'POST' }]);
});

test('retries a busy server after 5 and 15 seconds, or after the time in Retry-After (at least 1 second)', async () => {
  const plain = await download([answerError(429), answerError(504), answer([CAFE])]);
  expect(plain).toMatchObject({ failure: undefined, waited: [5000, 15_000], text: overpassJson([CAFE]) });
  expect(plain.messages).toEqual([
    '127.0.0.1 is busy (429); asking again in 5 s',
    '127.0.0.1 is busy (504); asking again in 15 s',
  ]);
  expect(await download([answerError(429, { 'retry-after': '7' }), answer([CAFE])])).toMatchObject({ waited: [7000] });
  const past = new Date(0).toUTCString();
  expect(await download([answerError(429, { 'retry-after': past }), answer([CAFE])])).toMatchObject({ waited: [1000] });
});

test('there are three retries if the server stays busy, and none if it requests a pause of one hour', async () => {
  const busy = await download([answerError(429)]);
  expect(busy.waited).toEqual([5000, 15_000, 45_000]);
  expect(server.requests).toHaveLength(4);
  expect(busy.failure).toEqual(
    new FileError('127.0.0.1 is too busy (429). Try again later, or set OVERPASS_URL to another server.'),
  );
  expect(await download([answerError(504, { 'retry-after': '3600' })])).toMatchObject({ waited: [] });
});

const FAILURES: [string, Handler, string, Partial<DownloadOptions>?][] = [
  ['hangs', () => undefined, '127.0.0.1 did not answer within 0 s.', { timeoutMs: 300 }],
  [
    'hangs half-way',
    (response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{"elements":['),
    '127.0.0.1 did not answer within 0 s.',
    { timeoutMs: 300 },
  ],
  ['breaks off its answer', answerHalf([CAFE]), '127.0.0.1 cannot be reached: UND_ERR_SOCKET.'],
  [
    'sends unpacked data and says that it is packed',
    (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('{"elements":[]}'),
    '127.0.0.1 cannot be reached: Z_DATA_ERROR.',
  ],
  [
    'refuses the query',
    answerError(400, {}, 'line 1: parse error: Unknown type &quot;x&quot;'),
    '127.0.0.1 answered 400 instead of places: line 1: parse error: Unknown type "x"',
  ],
  ['fails', (response) => response.writeHead(500).end(), '127.0.0.1 answered 500 instead of places.'],
  [
    'sends a web page with an error',
    answerError(200, {}, 'runtime error: open64: 0 Success dispatcher timeout.'),
    '127.0.0.1 answered a web page instead of places: runtime error: open64: 0 Success dispatcher timeout.',
  ],
  [
    'sends another web page',
    (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'.repeat(10_000)),
    '127.0.0.1 answered a web page instead of places.',
  ],
  [
    'redirects',
    answerError(302, { location: 'http://169.254.169.254/latest/' }),
    '127.0.0.1 redirects the query (302). Set OVERPASS_URL to the address of the Overpass server.',
  ],
  ['sends too much', answer([CAFE]), '127.0.0.1 answered more than 0 MB.', { maxBytes: 100 }],
  [
    'sends a packed answer that is too large when it is unpacked',
    answerPacked(Array(20_000).fill(CAFE)),
    '127.0.0.1 answered more than 1 MB.',
    { maxBytes: 2 ** 20 },
  ],
  ['closes the connection', (response) => response.destroy(), '127.0.0.1 cannot be reached: UND_ERR_SOCKET.'],
];
test.each(FAILURES.map(([name, ...rest]) => ({ name, rest })))(
  'if the server $name, the error message is one line, and there is no retry',
  async ({ rest }) => {
    const [handler, words, more] = rest;
    const { failure, waited } = await download([handler], more);
    expect(failure).toBeInstanceOf(FileError);
    expect((failure as Error).message).toBe(words);
    expect({ waited, asked: server.requests.length }).toEqual({ waited: [], asked: 1 });
  },
);

test('if there is no server, the error message is one line', async () => {
  const gone = await startOverpassServer();
  await gone.close();
  const { failure } = await download([], { url: gone.url });
  expect(failure).toEqual(new FileError('127.0.0.1 cannot be reached: ECONNREFUSED.'));
});

test('the signal aborts a download, and also a wait before a retry', async () => {
  const stop = new AbortController();
  const hang: Handler = () => stop.abort();
  expect(await download([hang], { signal: stop.signal })).toMatchObject({ failure: { name: 'AbortError' } });
  const during = new AbortController();
  const { failure } = await download([answerError(429), answer([CAFE])], {
    signal: during.signal,
    onWait: () => during.abort(),
    wait: undefined as never,
  });
  expect(failure).toMatchObject({ name: 'AbortError' });
  expect(server.requests).toHaveLength(1);
});
