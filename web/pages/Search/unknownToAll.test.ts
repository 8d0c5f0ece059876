import { unknownToAll } from './unknownToAll';

const edge = (...keys: string[]) => ({ unknownConcepts: keys.map((key) => ({ key })) });

test('returns the wishes that are unknown for every result', () => {
  expect(unknownToAll([edge('patio', 'quiet'), edge('quiet'), edge('quiet', 'late')])).toEqual(['quiet']);
  expect(unknownToAll([edge('patio'), edge()])).toEqual([]);
  expect(unknownToAll([edge('patio')])).toEqual(['patio']);
  expect(unknownToAll([])).toEqual([]);
});
