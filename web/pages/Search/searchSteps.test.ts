import { emptySearch } from './searchState';
import {
  changeText,
  clearFilters,
  putBack,
  takeAway,
  toggleDiet,
  toggleHours,
  toggleMood,
  togglePrice,
} from './searchSteps';

const empty = emptySearch('St. Louis');

test('one price is kept, and choosing it again clears it', () => {
  const cheap = togglePrice({ ...empty, page: 4 }, '$');
  expect(cheap).toMatchObject({ price: '$', page: 1 });
  expect(togglePrice(cheap, '$$').price).toBe('$$');
  expect(togglePrice(cheap, '$').price).toBeNull();
});

test('one mood is kept, and choosing it again clears it', () => {
  const sweet = toggleMood({ ...empty, page: 4 }, 'sweet');
  expect(sweet).toMatchObject({ mood: 'sweet', page: 1 });
  expect(toggleMood(sweet, 'study').mood).toBe('study');
  expect(toggleMood(sweet, 'sweet').mood).toBeNull();
});

test('diets are taken in and out, in a steady order', () => {
  const both = toggleDiet(toggleDiet({ ...empty, page: 2 }, 'halal'), 'vegan');
  expect(both).toMatchObject({ diets: ['vegan', 'halal'], page: 1 });
  expect(toggleDiet(both, 'vegan').diets).toEqual(['halal']);
});

test('hours are taken in and out; any time stands alone', () => {
  const both = toggleHours(toggleHours({ ...empty, page: 2 }, '24h'), 'now');
  expect(both).toMatchObject({ hours: ['now', '24h'], page: 1 });
  expect(toggleHours(both, 'now').hours).toEqual(['24h']);
  expect(toggleHours(both, null).hours).toEqual([]);
});

test('all filters go together', () => {
  const full = toggleHours(toggleDiet(togglePrice({ ...empty, text: 'pie', mood: 'sweet' }, '$'), 'vegan'), 'now');
  expect(clearFilters(full)).toEqual({ ...empty, text: 'pie', mood: 'sweet' });
});

test('a part is taken away once, all can be put back, and other words begin with all of theirs', () => {
  const state = takeAway(takeAway({ ...empty, text: 'quiet pie', page: 2 }, 'wanted:quiet'), 'wanted:quiet');
  expect(state).toMatchObject({ without: ['wanted:quiet'], page: 1 });
  expect(putBack(state).without).toEqual([]);
  expect(changeText(state, 'quiet pies')).toMatchObject({ text: 'quiet pies', without: [] });
  expect(changeText(state, 'quiet pie')).toBe(state);
});
