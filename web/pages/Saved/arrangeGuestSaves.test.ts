import { arrangeGuestSaves } from './arrangeGuestSaves';
import { newestFirst, type SavedOrder } from './SavedOrder';

const place = (name: string, cuisine: string | null) => ({
  id: name,
  name,
  cuisine,
  imageUrl: null,
  priceRange: null,
  googleRating: null,
  savedAt: '2026-01-01T00:00:00.000Z',
});
const saves = [place('Zoë’s', 'Greek'), place('Élan', null), place('Aki Ramen', 'Japanese')];
const names = (change: Partial<SavedOrder>) =>
  arrangeGuestSaves(saves, { ...newestFirst, ...change }, 'en').map(({ name }) => name);

test('without a filter or a chosen order, the list keeps the stored order', () => {
  expect(names({})).toEqual(['Zoë’s', 'Élan', 'Aki Ramen']);
});

test('names are sorted according to the rules of the language', () => {
  expect(names({ sort: 'NAME' })).toEqual(['Aki Ramen', 'Élan', 'Zoë’s']);
});

test('the filter finds places whose name or cuisine contains each word of the text; accents and capitals do not matter', () => {
  expect(names({ text: 'zoe' })).toEqual(['Zoë’s']);
  expect(names({ text: ' ramen  JAPAN ' })).toEqual(['Aki Ramen']);
  expect(names({ text: 'ramen greek' })).toEqual([]);
});
