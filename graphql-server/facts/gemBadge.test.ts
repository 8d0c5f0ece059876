import { dietaryOption } from './facts';
import { gemBadge, isHiddenGem } from './gemBadge';

test.each([
  [{ gemType: 'Hidden Gem', category: 'Local Favorite' }, 'Hidden Gem'],
  [{ gemType: null, category: 'Trending' }, 'Trending'],
  [{ gemType: null, category: 'Hidden Gem' }, 'Hidden Gem'],
  [{ gemType: 'Best ever', category: 'Diner' }, null],
  [{ gemType: null, category: null }, null],
  [{ gemType: null, category: 'Local Favorite', brand: null, audience: 'public' }, 'Local Favorite'],
  [{ gemType: null, category: 'Local Favorite', brand: "Arby's" }, null],
  [{ gemType: 'Trending', category: 'Local Favorite', brand: "Arby's" }, 'Trending'],
  [{ gemType: null, category: 'Local Favorite', audience: 'institution' }, null],
  [{ gemType: 'Hidden Gem', category: null, audience: 'stall' }, null],
  [{ gemType: 'Trending', category: 'Local Favorite', isClosed: true }, null],
  [{ gemType: 'Trending', category: 'Local Favorite', isClosed: false }, 'Trending'],
] as const)('the badge of %j is %s', (restaurant, badge) => {
  expect(gemBadge(restaurant)).toBe(badge);
  expect(isHiddenGem(restaurant)).toBe(badge === 'Hidden Gem');
});

test.each([
  ['Gluten Free', 'gluten-free'],
  ['VEGAN', 'vegan'],
  ['nut - free', 'nut-free'],
  ['carnivore', undefined],
])('the word %j names the diet %j', (word, option) => {
  expect(dietaryOption(word)).toBe(option);
});
