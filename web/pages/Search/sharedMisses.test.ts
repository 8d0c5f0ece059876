import { sharedMisses } from './sharedMisses';

const place = (...texts: string[]) => ({ misses: texts.map((text) => ({ kind: 'CLOSED', text })) });

test('returns the reasons that every near miss has for not being a result', () => {
  expect(sharedMisses([place('vegan?', 'closed then'), place('vegan?'), place('far', 'vegan?')])).toEqual([
    { kind: 'CLOSED', text: 'vegan?' },
  ]);
  expect(sharedMisses([place('vegan?'), place()])).toEqual([]);
});

test('returns nothing for a single near miss or for no near misses', () => {
  expect(sharedMisses([place('vegan?')])).toEqual([]);
  expect(sharedMisses([])).toEqual([]);
});
