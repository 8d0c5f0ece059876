import { filterOffer } from './filterOffer';

const facets = { priceRanges: [{ value: 'INEXPENSIVE' }], dietary: [{ value: 'GLUTEN_FREE' }] };

test('returns the filters whose facts no restaurant lists, and the choices that no result has', () => {
  expect(filterOffer({ unlistedFacts: ['HOURS', 'LATER_ONE'], facets }, true)).toEqual({
    unlisted: ['hours'],
    choicesWithoutResults: ['$$', '$$$', '$$$$', 'vegetarian', 'vegan', 'halal', 'kosher', 'dairy-free', 'nut-free'],
  });
});

test('returns no impossible choices if the words alone find nothing', () => {
  const none = { priceRanges: [], dietary: [] };
  expect(filterOffer({ unlistedFacts: [], facets: none }, false)).toEqual({ unlisted: [], choicesWithoutResults: [] });
});
