import { type FilteredPlace, mightPass, passesFilters } from './passesFilters';
import { noWishes } from './wishes';

/** Noon in St. Louis on Monday, 3 November 2025. */
const now = new Date('2025-11-03T18:00:00Z');
const unknown: FilteredPlace = { cuisines: [], priceRange: null, dietary: [], hours: null };
const weekly = (opensMinute: number, closesMinute: number) => ({
  timeZone: 'America/Chicago',
  weekly: [{ day: 'MONDAY', opensMinute, closesMinute }],
});
const hoursAsText = (text: string) => ({ timeZone: 'America/Chicago', weekly: null, text });
const passes = (place: Partial<FilteredPlace>, filters: Partial<typeof noWishes>) =>
  passesFilters({ ...unknown, ...place }, { ...noWishes, ...filters }, now);

test('a place without known facts passes if there is no filter, and fails every filter', () => {
  expect(passes({}, {})).toBe(true);
  expect(passes({}, { price: '$' })).toBe(false);
  expect(passes({}, { diets: ['vegan'] })).toBe(false);
  expect(passes({}, { hours: ['now'] })).toBe(false);
});

test('a place needs exactly the chosen price, but only one of the chosen diets', () => {
  expect(passes({ priceRange: 'MODERATE' }, { price: '$$' })).toBe(true);
  expect(passes({ priceRange: 'EXPENSIVE' }, { price: '$$' })).toBe(false);
  expect(passes({ dietary: ['GLUTEN_FREE'] }, { diets: ['vegan', 'gluten-free'] })).toBe(true);
  expect(passes({ dietary: ['HALAL'] }, { diets: ['vegan', 'gluten-free'] })).toBe(false);
});

test('a place needs only one of the chosen cuisines', () => {
  const cuisines = [{ key: 'coffee' }, { key: 'bakery' }];
  expect(passes({ cuisines }, { cuisines: ['thai', 'bakery'] })).toBe(true);
  expect(passes({ cuisines }, { cuisines: ['thai'] })).toBe(false);
  expect(passes({}, { cuisines: ['thai'] })).toBe(false);
});

test.each([
  ['Open until 9', true],
  ['Closed', false],
  ['Open Mon, closed Tue', false],
  ['Mo-Fr 11:00-22:00', false],
])('if only the text "%s" is known, the result of the filter “open now” is %s', (text, open) => {
  expect(passes({ hours: hoursAsText(text) }, { hours: ['now'] })).toBe(open);
});

test('for the filter “open now”, weekly hours decide, even if there is a text about hours', () => {
  expect(passes({ hours: { ...weekly(660, 900), text: 'Closed' } }, { hours: ['now'] })).toBe(true);
  expect(passes({ hours: { ...weekly(1020, 1320), text: 'Open' } }, { hours: ['now'] })).toBe(false);
});

test.each(['Open 24 Hours', '24/7', 'daily 24 hr', 'OPEN 24'])('the hours "%s" pass the filter “24 hours”', (text) => {
  expect(passes({ hours: hoursAsText(text) }, { hours: ['24h'] })).toBe(true);
  expect(passes({ hours: hoursAsText('until 12') }, { hours: ['24h'] })).toBe(false);
});

test('a place might pass if every fact that it lists passes', () => {
  const might = (place: Partial<FilteredPlace>) =>
    mightPass({ ...unknown, ...place }, { ...noWishes, price: '$', diets: ['vegan'], hours: ['now'] }, now);
  expect(might({})).toBe(true);
  expect(might({ priceRange: 'EXPENSIVE' })).toBe(false);
  expect(might({ priceRange: 'INEXPENSIVE', dietary: ['VEGAN'] })).toBe(true);
});
