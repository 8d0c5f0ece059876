import { searchLink } from './searchLink';
import { noWishes } from './wishes';

test('the link carries the wishes in the words of the search page', () => {
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

test('without cuisines, diets are what is searched for; a price alone filters all restaurants', () => {
  expect(searchLink('Phoenix', { ...noWishes, diets: ['vegan'] })).toBe('/search?q=vegan&city=Phoenix&diet=vegan');
  expect(searchLink('Phoenix', { ...noWishes, price: '$' })).toBe('/search?q=restaurants&city=Phoenix&price=%24');
});
