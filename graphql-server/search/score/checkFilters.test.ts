import { idFor, indexOf, rankedIds, understanding } from '../testing/places';
import { fold } from '../words/fold';

jest.mock('../words/fold', () => {
  const { fold } = jest.requireActual<typeof import('../words/fold')>('../words/fold');
  return { fold: jest.fn(fold) };
});

const names = Array.from({ length: 60 }, (_, number) => `Café ${number}`);
const city = indexOf(names.map((name) => ({ name, neighborhood: `Place ${name}` })));

test('a filter for 60 neighborhoods finds their places and calls fold fewer than 180 times', () => {
  const neighborhoods = names.map((name) => `PLACE ${name}`);
  jest.mocked(fold).mockClear();
  const found = rankedIds(city, { understanding: understanding({ scope: 'everything' }), neighborhoods }, 1000);
  expect(found.sort()).toEqual(names.map(idFor).sort());
  expect(jest.mocked(fold).mock.calls.length).toBeLessThan(3 * names.length);
});
