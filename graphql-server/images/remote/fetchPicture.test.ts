import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FetchLimits, fetchPicture, type Network } from './fetchPicture';

let server: Server;
let port: number;
let answer: RequestListener;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => {
  asked.length = 0;
});
afterEach(() => server.closeAllConnections());
afterAll(() => new Promise((resolve) => server.close(resolve)));

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
/** Long time limits. Only the tests in which a server or a name lookup is too slow use shorter limits. */
const limits: FetchLimits = { headersMs: 60_000, totalMs: 60_000, maxBytes: 1000, redirects: 3 };

/**
 * Each lookup of a name returns the next list in `answers`, or the last list again. Only 127.0.0.1 counts as public.
 */
function network(...answers: string[][]): Network & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    async resolve(host) {
      asked.push(host);
      const addresses = answers[asked.length - 1] ?? answers.at(-1) ?? [];
      return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    },
    isAllowed: (address) => address === '127.0.0.1',
  };
}

const here = (path = '/a.jpg', host = 'pictures.example.com') => `http://${host}:${port}${path}`;
const fetchHere = (path?: string, net = network(['127.0.0.1']), more: Partial<FetchLimits> = {}) =>
  fetchPicture(here(path), {
    hosts: [`pictures.example.com:${port}`, '127.0.0.1', '169.254.169.254', '[::1]', '[::ffff:a00:1]'],
    network: net,
    limits: { ...limits, ...more },
  });

const picture: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end(JPEG);
};
const hops =
  (count: number): RequestListener =>
  (request, response) => {
    const at = Number(request.url?.slice(1));
    if (at < count) response.writeHead(302, { location: `/${at + 1}` }).end();
    else picture(request, response);
  };

test('a picture is fetched from the checked address, with the host name in the request', async () => {
  answer = picture;
  const names = network(['127.0.0.1']);
  expect(await fetchHere('/a.jpg', names)).toEqual(JPEG);
  expect(asked).toEqual([`pictures.example.com:${port}/a.jpg`]);
  expect(names.asked).toEqual(['pictures.example.com']);
});

test('three redirects are followed, but a fourth is not', async () => {
  answer = hops(3);
  expect(await fetchHere('/0')).toEqual(JPEG);
  answer = hops(4);
  await expect(fetchHere('/0')).rejects.toThrow('redirected too often');
});

test.each([
  ['http://elsewhere.example.com/a.jpg', 'not listed'],
  ['file:///etc/passwd', 'not listed'],
  ['http://127.0.0.2/', 'not listed'],
  ['http://169.254.169.254/latest/meta-data', 'public internet'],
  ['http://[::1]/', 'public internet'],
  ['http://[::ffff:10.0.0.1]/', 'public internet'],
])('a redirect to %s is not followed', async (location, reason) => {
  answer = (_request, response) => void response.writeHead(302, { location }).end();
  await expect(fetchHere()).rejects.toThrow(reason);
  expect(asked).toHaveLength(1);
});

test('a host is refused if one of its addresses is not public, or if it has no address', async () => {
  answer = picture;
  await expect(fetchHere('/', network(['127.0.0.1', '10.0.0.1']))).rejects.toThrow('public internet');
  await expect(fetchHere('/', network([]))).rejects.toThrow('public internet');
  expect(asked).toEqual([]);
});

test('a DNS change does not affect a checked connection; after a redirect, the new address is checked', async () => {
  const rebound = network(['127.0.0.1'], ['10.0.0.1']);
  answer = picture;
  expect(await fetchHere('/', rebound)).toEqual(JPEG);
  expect(rebound.asked).toHaveLength(1);
  const again = network(['127.0.0.1'], ['10.0.0.1']);
  answer = hops(1);
  await expect(fetchHere('/0', again)).rejects.toThrow('public internet');
});

test.each<[string, RequestListener, RegExp, Partial<FetchLimits>?]>([
  ['never answers', () => undefined, /did not answer in time/, { headersMs: 100 }],
  [
    'never ends',
    (_q, r) => void r.writeHead(200, { 'content-type': 'image/png' }).write('a'),
    /Timeout|ABORT|ECONNRESET/i,
    { totalMs: 300 },
  ],
  [
    'does not stop sending',
    (_q, r) => {
      r.writeHead(200, { 'content-type': 'image/png' });
      const more = () => r.write(Buffer.alloc(300), () => !r.destroyed && setImmediate(more));
      more();
    },
    /too large/,
  ],
  [
    'declares a length over the limit',
    (_q, r) => void r.writeHead(200, { 'content-type': 'image/png', 'content-length': 1001 }).write('a'),
    /too large/,
  ],
  [
    'is shorter than its declared length',
    (_q, r) => {
      r.writeHead(200, { 'content-type': 'image/png', 'content-length': 500 }).write('abc', () => r.socket?.end());
    },
    /ECONNRESET/,
  ],
  ['is an HTML page', (_q, r) => void r.writeHead(200, { 'content-type': 'text/html' }).end('<p>'), /not a picture/],
  [
    'is compressed',
    (_q, r) => void r.writeHead(200, { 'content-type': 'image/png', 'content-encoding': 'gzip' }).end('x'),
    /not a picture/,
  ],
  ['has the status 404', (_q, r) => void r.writeHead(404, { 'content-type': 'image/png' }).end(JPEG), /404/],
  ['redirects without an address', (_q, r) => void r.writeHead(302).end(), /302/],
  ['redirects to a bad address', (_q, r) => void r.writeHead(302, { location: 'http://' }).end(), /ERR_INVALID_URL/],
])('a picture is refused if the server or the answer %s', async (_case, listener, reason, ...[patience]) => {
  answer = listener;
  await expect(fetchHere('/a.jpg', network(['127.0.0.1']), patience)).rejects.toThrow(reason);
});

test('a name lookup that takes too long fails with a timeout', async () => {
  const slow: Network = { resolve: () => new Promise(() => undefined), isAllowed: () => true };
  await expect(fetchHere('/', slow as ReturnType<typeof network>, { totalMs: 50 })).rejects.toThrow(/Timeout/);
});
