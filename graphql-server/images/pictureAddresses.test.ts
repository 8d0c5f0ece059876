import { createPictureAddresses } from './pictureAddresses';

const addresses = createPictureAddresses('a secret', ['images.example.com', '*.example.org']);
const remote = 'https://images.example.com/a b.jpg?x=1';

test('`read` returns the source and the size for which `of` made the address', () => {
  const path = addresses.of(remote, '800x600') ?? '';
  expect(path).toMatch(/^\/img\/800x600\/[\w-]{22}\/[\w-]+$/);
  expect(addresses.read(path)).toEqual({ source: remote, size: '800x600' });
  expect(createPictureAddresses('a secret', []).read(path)).toEqual({ source: remote, size: '800x600' });
});

test('an address that was not made with this secret, or was changed, is refused', () => {
  const path = addresses.of('illustration:1f355~arch~1', '600x400') ?? '';
  const [, , size, signature, source] = path.split('/');
  const foreign = createPictureAddresses('another secret', []).of('illustration:1f355~arch~1', '600x400') ?? '';
  for (const bad of [
    foreign,
    `/img/601x400/${signature}/${source}`,
    `/img/${size}/${signature?.slice(1)}A/${source}`,
    `/img/${size}/${signature}/${source?.slice(0, -1)}`,
    `/img/${size}/${signature}/${source}=`,
    `${path}?a`,
    `${path}/`,
    `/img/constructor/${signature}/${source}`,
    '/img/',
  ]) {
    expect([bad, addresses.read(bad)]).toEqual([bad, null]);
  }
});

test('another spelling of the same bytes is not a valid address', () => {
  // 26 bytes leave two bits of the last letter unused, so any of four letters decodes to the same source.
  const path = addresses.of('illustration:1f355~arch~12', '600x400') ?? '';
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
  const read = letters.filter((letter) => addresses.read(path.slice(0, -1) + letter));
  expect(read).toEqual([path.at(-1)]);
});

test.each([
  ['https://elsewhere.example/a.jpg', null],
  ['https://example.org/a.jpg', null],
  ['https://evil-example.org/a.jpg', null],
  ['https://user:word@images.example.com/a.jpg', null],
  ['https://images.example.com:8443/a.jpg', null],
  ['ftp://images.example.com/a.jpg', null],
  ['//images.example.com/a.jpg', null],
  ['/\t/images.example.com/a.jpg', null],
  ['/one two.webp', null],
  ['/one.webp', null],
  ['/assets/one.webp', '/assets/one.webp'],
  ['/assets/illustrations/one-BTWQ_0.webp', '/assets/illustrations/one-BTWQ_0.webp'],
  ['/api/auth/logout', null],
  ['/assets/../api/auth/logout', null],
  ['/assets/./../api/auth/logout', null],
  ['/assets/%2e%2e/api/auth/logout', null],
  ['/assets/..', null],
  ['/assets/\\..\\api', null],
  ['/assets//evil.example/a.png', null],
  ['/assets/a.webp?x=/../..', null],
  ['/assets', null],
  ['/assetsx/a.webp', null],
  ['/ASSETS/a.webp', null],
  ['/img/../api/auth/logout', null],
  ['assets/a.webp', null],
  ['/img/600x400/AAAAAAAAAAAAAAAAAAAAAA/aaaa', null],
])('the path for the source %j is %j', (source, path) => {
  expect(addresses.of(source, '600x400')).toBe(path);
});

test('*.example.org in the list allows all its subdomains; the size in an address of this server is replaced', () => {
  const large = addresses.of('http://a.b.example.org/x', '1920x1280') ?? '';
  expect(addresses.read(large)?.source).toBe('http://a.b.example.org/x');
  expect(addresses.of(large, '600x400')).toBe(large.replace('1920x1280', '600x400'));
});
