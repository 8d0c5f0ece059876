import { noFilters } from '../../components/restaurant/filters/filters';
import { emptySearch } from './searchState';
import { changeText, filterBy, removePart, restoreParts, toggleMood } from './searchSteps';

const empty = emptySearch('St. Louis');

test('a new mood replaces the old mood, and choosing the same mood again clears it', () => {
  const sweet = toggleMood({ ...empty, page: 4 }, 'sweet');
  expect(sweet).toMatchObject({ mood: 'sweet', page: 1 });
  expect(toggleMood(sweet, 'study').mood).toBe('study');
  expect(toggleMood(sweet, 'sweet').mood).toBeNull();
});

test('a change of the filters goes back to page 1; filters can be combined', () => {
  const pie = { ...empty, text: 'pie', mood: 'sweet' as const };
  const full = filterBy({ ...pie, page: 4 }, { price: '$', diets: ['vegan'], hours: ['now'] });
  expect(full).toEqual({ ...pie, price: '$', diets: ['vegan'], hours: ['now'] });
  expect(filterBy(full, noFilters)).toEqual(pie);
});

test('a removed part is listed only once; restoreParts brings all parts back; a new text has no removed parts', () => {
  const state = removePart(removePart({ ...empty, text: 'quiet pie', page: 2 }, 'wanted:quiet'), 'wanted:quiet');
  expect(state).toMatchObject({ removedChipKeys: ['wanted:quiet'], page: 1 });
  expect(restoreParts(state).removedChipKeys).toEqual([]);
  expect(changeText(state, 'quiet pies')).toMatchObject({ text: 'quiet pies', removedChipKeys: [] });
  expect(changeText(state, 'quiet pie')).toBe(state);
});
