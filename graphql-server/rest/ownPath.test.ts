import { ownPath } from './ownPath';

test.each([
  ['/diary', '/diary'],
  ['/search?query=a b#top', '/search?query=a%20b#top'],
  ['/../restaurant/1', '/restaurant/1'],
])('%j is a path of this site', (text, path) => {
  expect(ownPath(text)).toBe(path);
});

test.each([
  undefined,
  '',
  'diary',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
])('%j is not a path of this site', (text) => {
  expect(ownPath(text)).toBeUndefined();
});
