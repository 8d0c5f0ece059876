import { unknownToAll } from './unknownToAll';

const wish = (key: string) => ({ key, label: key });
const edge = (...keys: string[]) => ({ unknownConcepts: keys.map(wish) });

test('what is unknown for every result of the page', () => {
  expect(unknownToAll([edge('patio', 'quiet'), edge('quiet'), edge('quiet', 'late')])).toEqual([wish('quiet')]);
  expect(unknownToAll([edge('patio'), edge()])).toEqual([]);
});

test('a single result says it itself', () => {
  expect(unknownToAll([edge('patio')])).toEqual([]);
  expect(unknownToAll([])).toEqual([]);
});
