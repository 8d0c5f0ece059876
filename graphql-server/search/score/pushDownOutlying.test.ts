import { idFor, indexOf, rankedIds, understanding } from '../testing/places';

/** The circle that a search in St. Louis covers. */
const cityCircle = { latitude: 38.627, longitude: -90.199, kilometres: 20 };
const ramen = { understanding: understanding({ wanted: [{ concept: 'ramen', weight: 1 }] }) };
const shop = { cuisine: 'Ramen' };
/** Positions this many km north of the center. */
const north = (kilometres: number) => ({ latitude: 38.627 + kilometres / 111.2, longitude: -90.199 });

const order = (places: Parameters<typeof indexOf>[0], request: Parameters<typeof rankedIds>[1]) => {
  const ids = rankedIds(indexOf(places), request);
  return places
    .map(({ name }) => ({ name, at: ids.indexOf(idFor(name)) }))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name);
};

/** The suburban place fits a little better, because more is known about it. */
const places = [
  { name: 'Suburb', ...shop, ...north(19), phone: '+13145550100' },
  { name: 'Center', ...shop, ...north(2) },
  { name: 'Address only', ...shop },
];

test('of places that fit almost equally well, a place far from the center comes last', () => {
  expect(order(places, { ...ramen, cityCircle }).at(-1)).toBe('Suburb');
  expect(order(places, ramen)[0]).toBe('Suburb');
});

test('in the inner half of the circle, the distance does not matter', () => {
  const both = [
    { name: 'Nine', ...shop, ...north(9.9), phone: '+13145550100' },
    { name: 'One', ...shop, ...north(1) },
  ];
  expect(order(both, { ...ramen, cityCircle })).toEqual(['Nine', 'One']);
});

test('a distant place that fits clearly better still comes first', () => {
  const both = [
    { name: 'Center', ...shop, ...north(2) },
    { name: 'Quiet suburb', ...shop, ...north(19), features: ['quiet' as const] },
  ];
  const wanted = [
    { concept: 'ramen', weight: 1 },
    { concept: 'quiet', weight: 1 },
  ];
  expect(order(both, { understanding: understanding({ wanted }), cityCircle })).toEqual(['Quiet suburb', 'Center']);
});

test('if the results are sorted by price, distant places are not moved down among places with equal prices', () => {
  const priced = places.map((place) => ({ ...place, priceRange: '$' as const }));
  expect(order(priced, { ...ramen, cityCircle, sort: 'PRICE' })[0]).toBe('Suburb');
});
