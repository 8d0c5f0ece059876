import { type DiscoverState, keepDiscoverState, readDiscoverState } from './discoverState';

const state: DiscoverState = {
  currentIndex: 2,
  refreshKey: 1,
  location: 'St. Louis',
  isNear: true,
  begun: 5,
  currentId: 'c',
  filters: { price: '$', diets: ['vegan'], hours: [], cuisines: ['thai'] },
};
const minute = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

test('the stored state is valid for 30 minutes; later, readDiscoverState deletes it', () => {
  keepDiscoverState(state);
  jest.advanceTimersByTime(29 * minute);
  expect(readDiscoverState()).toEqual(state);
  jest.advanceTimersByTime(minute);
  expect(readDiscoverState()).toBeNull();
  expect(localStorage.getItem('fuud_discover_state')).toBeNull();
});

test.each(['{bad', 'null', '{"currentIndex":-1,"refreshKey":0}'])('the invalid text %s is deleted', (text) => {
  localStorage.setItem('fuud_discover_state', text);
  expect(readDiscoverState()).toBeNull();
  expect(localStorage.getItem('fuud_discover_state')).toBeNull();
});

test('defaults replace missing or invalid parts', () => {
  const little = {
    currentIndex: 4,
    refreshKey: 0,
    location: 'Phoenix',
    timestamp: Date.now(),
    filters: { diets: 'all' },
  };
  localStorage.setItem('fuud_discover_state', JSON.stringify(little));
  expect(readDiscoverState()).toEqual({
    currentIndex: 4,
    refreshKey: 0,
    location: 'Phoenix',
    isNear: false,
    begun: Date.now(),
    currentId: null,
    filters: { price: null, diets: [], hours: [], cuisines: [] },
  });
});
