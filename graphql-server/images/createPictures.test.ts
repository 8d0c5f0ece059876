import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { isBlurhashValid } from 'blurhash';
import sharp from 'sharp';
import { createPictures } from './createPictures';
import { PictureMissing } from './PictureMissing';
import { BusyError } from './WorkQueue';

const pizza = { source: 'illustration:1f355+1f33f~arch~1', size: '600x400' } as const;
let folder: string;
let server: Server;
let files: Record<string, Buffer>;
let fetched: string[];
let placeholders: [string, string][];

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    fetched.push(url);
    const file = files[url];
    response.writeHead(file ? 200 : 404, { 'content-type': 'image/anything' }).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fuud-pictures-'));
  [files, fetched, placeholders] = [{}, [], []];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function start(onPlaceholder = (...found: [string, string]) => void placeholders.push(found)) {
  return createPictures({
    folder,
    maxBytes: 100_000_000,
    hosts: [`pictures.example.com:${(server.address() as AddressInfo).port}`],
    network: { resolve: async () => [{ address: '127.0.0.1', family: 4 }], isAllowed: () => true },
    onPlaceholder,
  });
}
const remote = (path: string) => `http://pictures.example.com:${(server.address() as AddressInfo).port}${path}`;

/** A picture that these tests use as a photograph. The upper half is red, and the lower half is blue. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    {
      input: { create: { width, height: Math.floor(height / 2), channels: 3, background: '#ff0000' } },
      gravity: 'north',
    },
  ]);

test('a browser gets WebP, later AVIF; a client with “*/*” gets JPEG; a restart changes no picture', async () => {
  const pictures = start();
  const browser = 'image/avif,image/webp,*/*;q=0.8';
  const first = await pictures.get(pizza, browser);
  const plain = await pictures.get(pizza, '*/*');
  expect([first.format, plain.format]).toEqual(['webp', 'jpeg']);
  for (const [{ body }, format] of [
    [first, 'webp'],
    [plain, 'jpeg'],
  ] as const) {
    expect(await sharp(body).metadata()).toMatchObject({ format, width: 600, height: 400 });
  }
  await pictures.idle();
  const second = await pictures.get(pizza, browser);
  expect(second.format).toBe('avif');
  expect(await sharp(second.body).metadata()).toMatchObject({ mediaType: 'image/avif', width: 600, height: 400 });
  expect(second.body.length).toBeLessThan(first.body.length);
  expect(new Set([first.etag, plain.etag, second.etag]).size).toBe(3);
  expect(await pictures.get(pizza, 'image/webp')).toEqual(first);
  expect(await start().get(pizza, browser)).toEqual(second);
});

test('the AVIF of the picture that was requested last is made before AVIFs that have waited longer', async () => {
  const pictures = start();
  const browser = 'image/avif,image/webp,*/*;q=0.8';
  const sources = ['1', '2', '3', '4', '5', '6'].map((seed) => `illustration:1f355+1f33f~arch~${seed}`);
  const formatOf = async (source: string) => (await pictures.get({ source, size: '600x400' }, browser)).format;
  for (const source of sources) await formatOf(source);
  const last = sources.at(-1) ?? '';
  while ((await formatOf(last)) !== 'avif');
  expect((await Promise.all(sources.map(formatOf))).filter((format) => format === 'avif').length).toBeLessThan(6);
  pictures.close();
  await pictures.idle();
});

test('a damaged file is made again', async () => {
  const first = await start().get(pizza);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) writeFileSync(join(entry.parentPath, entry.name), 'damaged');
  }
  expect(await start().get(pizza)).toEqual(first);
});

test('many requests for one picture at the same time cause only one fetch', async () => {
  files['/a'] = await photo(900, 700).jpeg().toBuffer();
  const pictures = start();
  const wanted = { source: remote('/a'), size: '600x400' } as const;
  const all = await Promise.all(Array.from({ length: 200 }, () => pictures.get(wanted)));
  expect(new Set(all.map(({ body }) => body)).size).toBe(1);
  expect(fetched).toEqual(['/a']);
});

test('at most 8 fetches from other servers run, and at most 64 wait; further requests are refused', async () => {
  let letGo = () => undefined as unknown;
  const held = new Promise<[]>((resolve) => {
    letGo = () => resolve([]);
  });
  const pictures = createPictures({
    folder,
    maxBytes: 1000,
    hosts: ['slow.example.com'],
    network: { resolve: () => held, isAllowed: () => true },
  });
  const all = Array.from({ length: 80 }, (_, index) =>
    pictures.get({ source: `https://slow.example.com/${index}`, size: '600x400' }),
  );
  const outcomes = Promise.allSettled(all);
  await expect(all.at(-1)).rejects.toBeInstanceOf(BusyError);
  letGo();
  const reasons = (await outcomes).map((outcome) => (outcome as PromiseRejectedResult).reason);
  expect(reasons.filter((reason) => reason instanceof BusyError)).toHaveLength(80 - 8 - 64);
  expect(reasons.filter((reason) => reason instanceof PictureMissing)).toHaveLength(8 + 64);
});

test('a remote picture is upright and without metadata in all sizes, with one fetch and one placeholder', async () => {
  const turned = photo(2400, 3200)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'me' } })
    .withMetadata({ orientation: 6 });
  files['/turned'] = await turned.toBuffer();
  const pictures = start();
  const source = remote('/turned');
  const full = await pictures.get({ source, size: '1920x1280' });
  const card = await pictures.get({ source, size: '600x400' }, 'image/webp');
  const carousel = await pictures.get({ source, size: '800x600' });
  const [large, small, middle] = await Promise.all([full, card, carousel].map(({ body }) => sharp(body).metadata()));
  expect(large).toMatchObject({ width: 1707, height: 1280 });
  expect(small).toMatchObject({ width: 600, height: 400 });
  expect(middle).toMatchObject({ width: 800, height: 600 });
  for (const { exif, orientation } of [large, small, middle] as { exif?: Buffer; orientation?: number }[]) {
    expect([exif, orientation]).toEqual([undefined, undefined]);
  }
  const corner = async (left: number) =>
    [...(await sharp(full.body).extract({ left, top: 10, width: 1, height: 1 }).raw().toBuffer())].map((v) => v > 128);
  expect([await corner(10), await corner(1690)]).toEqual([
    [false, false, true],
    [true, false, false],
  ]);
  expect(fetched).toEqual(['/turned']);
  expect(placeholders).toEqual([[source, expect.any(String)]]);
  expect(isBlurhashValid(placeholders[0]?.[1] ?? '').result).toBe(true);
});

test('a picture is served even if its placeholder cannot be saved', async () => {
  files['/photo.jpg'] = await photo(1200, 800).jpeg().toBuffer();
  const pictures = start(() => {
    throw new Error('no room');
  });
  expect((await pictures.get({ source: remote('/photo.jpg'), size: '600x400' }, 'image/webp')).format).toBe('webp');
});

test('the largest size enlarges no picture; transparency becomes white; a GIF shows its first frame', async () => {
  files['/clear'] = await sharp({ create: { width: 90, height: 60, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const frames = Buffer.alloc(40 * 80 * 3).fill(255, 0, 40 * 40 * 3);
  files['/moving'] = await sharp(frames, { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } })
    .gif()
    .toBuffer();
  const pictures = start();
  for (const [path, width, height] of [
    ['/clear', 90, 60],
    ['/moving', 40, 40],
  ] as const) {
    const { body } = await pictures.get({ source: remote(path), size: '1920x1280' });
    expect(await sharp(body).metadata()).toMatchObject({ width, height });
    const [red = 0] = await sharp(body).extract({ left: 20, top: 20, width: 1, height: 1 }).raw().toBuffer();
    expect(red).toBeGreaterThan(245);
  }
});

/** A black PNG with one bit per pixel. With 108 million pixels, it has 13 kB. */
function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc((width / 8 + 1) * height));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

describe('files that are not usable pictures', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['an SVG', () => svg],
    ['a page', () => Buffer.from('<!doctype html>')],
    ['a TIFF', () => photo(20, 20).tiff().toBuffer()],
    ['a truncated JPEG', async () => (await photo(600, 600).jpeg().toBuffer()).subarray(0, 1500)],
    ['a decompression bomb', () => hugePng(12_000, 9000)],
    ['an empty file', () => Buffer.alloc(0)],
  ])('%s is refused, and it is fetched only once', async (_case, make) => {
    files['/bad'] = await make();
    const pictures = start();
    const wanted = { source: remote('/bad'), size: '600x400' } as const;
    await expect(pictures.get(wanted, 'image/avif')).rejects.toBeInstanceOf(PictureMissing);
    await expect(pictures.get({ ...wanted, size: '800x600' })).rejects.toBeInstanceOf(PictureMissing);
    expect(fetched).toEqual(['/bad']);
    expect(placeholders).toEqual([]);
  });

  test('a picture that could not be fetched is fetched again after a minute, but not before', async () => {
    jest.useFakeTimers({
      now: 0,
      doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'clearTimeout'],
    });
    try {
      const pictures = start();
      const wanted = { source: remote('/late'), size: '600x400' } as const;
      await expect(pictures.get(wanted)).rejects.toThrow('404');
      files['/late'] = await photo(90, 60).jpeg().toBuffer();
      jest.setSystemTime(59_000);
      await expect(pictures.get(wanted)).rejects.toThrow('a moment ago');
      jest.setSystemTime(60_001);
      expect((await pictures.get(wanted)).format).toBe('jpeg');
    } finally {
      jest.useRealTimers();
    }
  });

  test('an illustration that does not exist is refused with PictureMissing', async () => {
    const missing = { source: 'illustration:1f355~nowhere~1', size: '600x400' } as const;
    await expect(start().get(missing)).rejects.toBeInstanceOf(PictureMissing);
  });
});
