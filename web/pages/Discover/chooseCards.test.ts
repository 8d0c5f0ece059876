import { cardsToCome, countMatches, oneEach, positionIn } from './chooseCards';
import { noWishes } from './wishes';

const edge = (id: string, parts: object = {}) => ({
  node: { id, cuisines: [], priceRange: 'MODERATE', dietary: [], hours: null, viewerDiaryEntry: null, ...parts },
});
const none = { decided: new Set<string>(), never: new Set<string>(), filters: noWishes, now: new Date() };
const deck = [edge('a'), edge('b', { priceRange: null }), edge('c'), edge('d', { viewerDiaryEntry: { id: 'x' } })];
const come = (from: number, leftOut: Partial<typeof none> = {}) => {
  const { cards, filtered } = cardsToCome(deck, from, { ...none, ...leftOut });
  return [cards.map(({ edge, index }) => edge.node.id + index), filtered];
};

test('each restaurant has only one card', () => {
  expect(oneEach([...deck, edge('a')])).toEqual(deck);
});

test('the deck goes on at the stored position; if another card is there, it goes on at its first card', () => {
  expect(positionIn(deck, { currentIndex: 2, currentId: 'c' })).toBe(2);
  expect(positionIn(deck, { currentIndex: 4, currentId: null })).toBe(4);
  expect(positionIn(deck, { currentIndex: 1, currentId: 'c' })).toBe(0);
  expect(positionIn(deck, { currentIndex: 2, currentId: 'not loaded yet' })).toBe(0);
});

test('cards keep their order; a place that is in the diary, saved, skipped or never shown is left out', () => {
  expect(come(0)).toEqual([['a0', 'b1', 'c2'], 0]);
  expect(come(0, { decided: new Set(['a']) })).toEqual([['b1', 'c2'], 0]);
  expect(come(1, { never: new Set(['c']) })).toEqual([['b1'], 0]);
  expect(come(3)).toEqual([[], 0]);
});

test('filters hide cards, but never change their order; the hidden cards are counted', () => {
  expect(come(0, { filters: { ...noWishes, price: '$$' } })).toEqual([['a0', 'c2'], 1]);
});

test('countMatches counts all cards that pass the filters, except restaurants that are marked as never shown', () => {
  const filters = { ...noWishes, price: '$$' as const };
  expect(countMatches(deck, { ...none, filters })).toBe(3);
  expect(countMatches(deck, { ...none, filters, never: new Set(['a']) })).toBe(2);
});
