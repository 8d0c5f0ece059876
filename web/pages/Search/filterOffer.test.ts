import { filterOffer } from './filterOffer';

const facets = { priceRanges: [{ value: 'INEXPENSIVE' }], dietary: [{ value: 'GLUTEN_FREE' }] };

test('returns the filters whose facts no restaurant lists, and the choices that no result has', () => {
  const { unlisted, none } = filterOffer({ unlistedFacts: ['HOURS', 'LATER_ONE'], facets }, true);
  expect(unlisted).toEqual(['hours']);
  expect(none).toEqual(['$$', '$$$', '$$$$', 'vegetarian', 'vegan', 'halal', 'kosher', 'dairy-free', 'nut-free']);
});

test('returns no impossible choices if the words alone find nothing', () => {
  const nothing = { priceRanges: [], dietary: [] };
  expect(filterOffer({ unlistedFacts: [], facets: nothing }, false)).toEqual({ unlisted: [], none: [] });
});
