import { unknownToAll } from './unknownToAll';

const wish = (key: string) => ({ key, label: key });
const edge = (...keys: string[]) => ({ unknownConcepts: keys.map(wish) });

test('returns the wishes that are unknown for every result', () => {
  expect(unknownToAll([edge('patio', 'quiet'), edge('quiet'), edge('quiet', 'late')])).toEqual([wish('quiet')]);
  expect(unknownToAll([edge('patio'), edge()])).toEqual([]);
});

test('returns nothing for a single result or none', () => {
  expect(unknownToAll([edge('patio')])).toEqual([]);
  expect(unknownToAll([])).toEqual([]);
});
