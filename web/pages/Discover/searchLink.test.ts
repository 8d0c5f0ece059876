import { searchLink } from './searchLink';
import { noWishes } from './wishes';

test('the link has the wishes as the URL parameters of the search page', () => {
  const link = searchLink('St. Louis', {
    cuisines: ['bar-and-grill', 'thai'],
    price: '$$',
    diets: ['vegan', 'gluten-free'],
    hours: ['now'],
  });
  expect(Object.fromEntries(new URL(link, 'http://fuud').searchParams)).toEqual({
    q: 'bar and grill, thai',
    city: 'St. Louis',
    price: '$$',
    diet: 'vegan,gluten-free',
    hours: 'now',
  });
});

test('without cuisines, the search text is the diets; with only a price, the search text is "restaurants"', () => {
  expect(searchLink('Phoenix', { ...noWishes, diets: ['vegan'] })).toBe('/search?q=vegan&city=Phoenix&diet=vegan');
  expect(searchLink('Phoenix', { ...noWishes, price: '$' })).toBe('/search?q=restaurants&city=Phoenix&price=%24');
});
