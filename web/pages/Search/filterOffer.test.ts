import { filterOffer } from './filterOffer';

const facets = { priceRanges: [{ value: 'INEXPENSIVE' }], dietary: [{ value: 'GLUTEN_FREE' }] };

test('tells the facts that no restaurant lists, and the choices that none has', () => {
  const { unlisted, none } = filterOffer({ unlistedFacts: ['HOURS', 'LATER_ONE'], facets }, true);
  expect(unlisted).toEqual(['hours']);
  expect(none).toEqual(['$$', '$$$', '$$$$', 'vegetarian', 'vegan', 'halal', 'kosher', 'dairy-free', 'nut-free']);
});

test('words that find nothing tell nothing of the filters', () => {
  const nothing = { priceRanges: [], dietary: [] };
  expect(filterOffer({ unlistedFacts: [], facets: nothing }, false)).toEqual({ unlisted: [], none: [] });
});
