import { deckOffer, type OfferedPlace } from './deckOffer';

const place = (keys: readonly string[], facts: Partial<OfferedPlace> = {}): OfferedPlace => ({
  cuisines: keys.map((key) => ({ key, label: key.toUpperCase() })),
  priceRange: null,
  dietary: [],
  hours: null,
  ...facts,
});
const offer = (places: readonly OfferedPlace[]) => deckOffer(places, () => places.length);

test('all cuisines are offered, the most frequent first; diets are not offered as cuisines', () => {
  const many = Array.from({ length: 12 }, (_, number) => place([`kitchen ${number}`]));
  const { cuisines, total } = offer([place(['thai', 'vegan']), ...many, place(['vegan', 'pizza']), place(['pizza'])]);
  expect(cuisines.slice(0, 3)).toEqual([
    { key: 'pizza', label: 'PIZZA' },
    { key: 'thai', label: 'THAI' },
    { key: 'kitchen 0', label: 'KITCHEN 0' },
  ]);
  expect(cuisines).toHaveLength(14);
  expect(total).toBe(15);
});

test('`unlisted` names the filters for which no restaurant of the deck has a fact', () => {
  expect(offer([place([]), place([])]).unlisted).toEqual(['price', 'hours', 'diets']);
  const known = place([], {
    priceRange: 'MODERATE',
    hours: { timeZone: 'America/Chicago', weekly: null, text: '24/7' },
  });
  expect(offer([place([]), known]).unlisted).toEqual(['diets']);
});
