import { deckOffer, type OfferedPlace } from './deckOffer';

const place = (keys: readonly string[], facts: Partial<OfferedPlace> = {}): OfferedPlace => ({
  cuisines: keys.map((key) => ({ key, label: key.toUpperCase() })),
  priceRange: null,
  dietary: [],
  hours: null,
  ...facts,
});

test('the most frequent cuisines come first, ten at most; a diet is no cuisine', () => {
  const many = Array.from({ length: 12 }, (_, number) => place([`kitchen ${number}`]));
  const { cuisines } = deckOffer([place(['thai', 'vegan']), ...many, place(['vegan', 'pizza']), place(['pizza'])]);
  expect(cuisines.slice(0, 2)).toEqual([
    { key: 'pizza', label: 'PIZZA' },
    { key: 'thai', label: 'THAI' },
  ]);
  expect(cuisines).toHaveLength(10);
});

test('filters of which no place says anything are told', () => {
  expect(deckOffer([place([]), place([])]).unlisted).toEqual(['price', 'hours', 'diets']);
  const known = place([], {
    priceRange: 'MODERATE',
    hours: { timeZone: 'America/Chicago', weekly: null, text: '24/7' },
  });
  expect(deckOffer([place([]), known]).unlisted).toEqual(['diets']);
});
