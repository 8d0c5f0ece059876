import { filterOffer } from './filterOffer';

const facets = { priceRanges: [{ value: 'INEXPENSIVE' }], dietary: [{ value: 'GLUTEN_FREE' }] };

test('filterOffer returns the filters for facts that no restaurant lists, and the choices that no result has', () => {
  expect(filterOffer({ unlistedFacts: ['HOURS', 'LATER_ONE'], facets }, true)).toEqual({
    unlisted: ['hours'],
    choicesWithoutResults: ['$$', '$$$', '$$$$', 'vegetarian', 'vegan', 'halal', 'kosher', 'dairy-free', 'nut-free'],
  });
});

test('choicesWithoutResults is empty if a search without filters finds nothing', () => {
  const none = { priceRanges: [], dietary: [] };
  expect(filterOffer({ unlistedFacts: [], facets: none }, false)).toEqual({ unlisted: [], choicesWithoutResults: [] });
});
