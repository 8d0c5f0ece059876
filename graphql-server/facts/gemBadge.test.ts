import { dietaryOption } from './facts';
import { gemBadge, isHiddenGem } from './gemBadge';

test.each([
  [{ gemType: 'Hidden Gem', category: 'Local Favorite' }, 'Hidden Gem'],
  [{ gemType: null, category: 'Trending' }, 'Trending'],
  [{ gemType: null, category: 'Hidden Gem' }, 'Hidden Gem'],
  [{ gemType: 'Best ever', category: 'Diner' }, 'Local Favorite'],
])('%j carries %s', (restaurant, badge) => {
  expect(gemBadge(restaurant)).toBe(badge);
  expect(isHiddenGem(restaurant)).toBe(badge === 'Hidden Gem');
});

test.each([
  ['Gluten Free', 'gluten-free'],
  ['VEGAN', 'vegan'],
  ['nut - free', 'nut-free'],
  ['carnivore', undefined],
])('the diet %s is %s', (word, option) => {
  expect(dietaryOption(word)).toBe(option);
});
