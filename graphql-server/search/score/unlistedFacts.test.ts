import { indexOf } from '../testing/places';
import { unlistedFacts } from './unlistedFacts';

test('unlistedFacts returns the kinds of facts that no public place lists; without places, the list is empty', () => {
  expect(unlistedFacts(indexOf([]))).toEqual([]);
  expect(unlistedFacts(indexOf([{ name: 'Bare' }]))).toEqual(['PRICE', 'HOURS', 'DIETARY']);
  const canteen = { name: 'Canteen', audience: 'institution', priceRange: '$', dietaryOptions: ['vegan'] } as const;
  expect(
    unlistedFacts(indexOf([{ name: 'Bare' }, { ...canteen, dietaryOptions: [...canteen.dietaryOptions] }])),
  ).toEqual(['PRICE', 'HOURS', 'DIETARY']);
  expect(
    unlistedFacts(indexOf([{ name: 'Bare' }, { name: 'Known', priceRange: '$$', dietaryOptions: ['vegan'] }])),
  ).toEqual(['HOURS']);
});
