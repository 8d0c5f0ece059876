import { parse } from 'graphql';
import { documentCaches } from './documentCaches';

const document = parse('{ viewer { kind } }');
const texts = (count: number, length: number) => Array.from({ length: count }, (_, n) => `#${n} `.padEnd(length, 'x'));

test('the cache can store fewer large documents than small documents', () => {
  for (const [length, kept] of [
    [100_000, 3],
    [1_500, 200],
  ] as const) {
    const { documentCache } = documentCaches();
    const all = texts(1000, length);
    for (const text of all) documentCache.set(text, document);
    const found = all.filter((text) => documentCache.get(text));
    expect(found).toEqual(all.slice(-kept));
  }
});

test('the cached errors of invalid texts take at most two megabytes', () => {
  const { errorCache } = documentCaches();
  const all = texts(100, 100_000);
  for (const text of all) errorCache.set(text, new Error('no document'));
  expect(all.filter((text) => errorCache.get(text))).toEqual(all.slice(-9));
});
