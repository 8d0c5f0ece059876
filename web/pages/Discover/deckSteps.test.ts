import { keepInteraction, listInteractions } from '../../device/interactions';
import { clearStored } from '../../device/storage';
import { beginDeck, deckIn, nextDeck } from './deckSteps';
import { deckVariables } from './deckVariables';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  jest.useRealTimers();
  clearStored();
});

const stored = { ...beginDeck('St. Louis'), currentIndex: 7, currentId: 'h', refreshKey: 2, isNear: true };

test('in the same city the stored deck continues; in another city, or without a stored deck, a new deck begins', () => {
  expect(deckIn('St. Louis', null)).toMatchObject({ currentIndex: 0, refreshKey: 0 });
  expect(deckIn('St. Louis', stored)).toBe(stored);
  expect(deckIn('Phoenix', stored)).toMatchObject({
    location: 'Phoenix',
    currentIndex: 0,
    currentId: null,
    refreshKey: 3,
    isNear: false,
  });
});

test('nextDeck begins another deck at its first card, with the same filters and the same `isNear`', () => {
  const filters = { price: '$', diets: [], hours: [], cuisines: [] };
  expect(nextDeck({ ...stored, filters })).toMatchObject({ refreshKey: 3, currentIndex: 0, isNear: true, filters });
});

test('the query sends the newest 200 skips from before the deck began, and no saves', () => {
  const did = (restaurantId: string, action: 'saved' | 'skipped') =>
    keepInteraction({ restaurantId, action, timestamp: Date.now(), location: 'St. Louis' });
  for (let skip = 0; skip < 201; skip++) did(`skip ${skip}`, 'skipped');
  did('save', 'saved');
  jest.advanceTimersByTime(1);
  const state = beginDeck('St. Louis', 4);
  did('later', 'skipped');
  const { skippedIds, ...rest } = deckVariables(state);
  expect(skippedIds).toHaveLength(200);
  expect(skippedIds?.[0]).toBe('skip 1');
  expect(skippedIds).not.toContain('later');
  expect(rest).toEqual({
    area: { city: 'St. Louis' },
    round: 4,
    at: '1970-01-01T00:16:40.001Z',
    first: 10,
    language: 'EN',
  });
  expect(listInteractions()).toHaveLength(203);
});
