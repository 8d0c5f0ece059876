import type { Candidate } from './Candidate';
import { orderCards } from './orderCards';

const none = { round: 0, skipped: new Map<string, number>(), most: 200 };
/** Returns places of these kinds (0 is an unknown kind), with falling scores and different brands. */
const places = (numbers: readonly number[]): Candidate[] =>
  numbers.map((number, at) => {
    const kinds = number === 0 ? [] : [`kind ${number}`];
    const rest = { neighborhood: 0, brandOrName: at, isChain: false, isOpen: null, rarity: null };
    return { id: `id ${at}`, score: 1000 - at, kinds, ...rest };
  });
const idsOf = (cards: readonly Candidate[]) => cards.map(({ id }) => id);

test('the best places come first, and no place comes twice; the same input gives the same order', () => {
  const dealt = orderCards(places([1, 2, 3, 4]), none);
  expect(idsOf(dealt)).toEqual(['id 0', 'id 1', 'id 2', 'id 3']);
  const many = places(Array.from({ length: 300 }, (_, at) => at % 7));
  expect(new Set(idsOf(orderCards(many, none))).size).toBe(200);
  expect(orderCards(many, { ...none, round: 3 })).toEqual(orderCards(many, { ...none, round: 3 }));
  expect(orderCards([], none)).toEqual([]);
});

test('two cards in a row do not share a kind if other kinds are left; unknown kinds may come in a row', () => {
  const dealt = orderCards(places([1, 1, 1, 1, 2, 3, 4]), none);
  expect(dealt.slice(0, 5).map(({ kinds }) => kinds[0])).toEqual(['kind 1', 'kind 2', 'kind 3', 'kind 4', 'kind 1']);
  expect(idsOf(orderCards(places([0, 0, 0]), none))).toEqual(['id 0', 'id 1', 'id 2']);
});

test('a place comes later if its kind is any kind of the previous card, not only the main kind of that card', () => {
  const [siphon, ramen, coffee] = places([1, 2, 3]) as [Candidate, Candidate, Candidate];
  const dealt = orderCards(
    [{ ...siphon, kinds: ['coffee', 'japanese'] }, { ...ramen, kinds: ['japanese'] }, coffee],
    none,
  );
  expect(idsOf(dealt)).toEqual(['id 0', 'id 2', 'id 1']);
});

test('two cards in a row do not both have rare cuisines if cards without a rare cuisine are left', () => {
  const cards = places([1, 2, 3, 4, 5]).map((place, at) => ({ ...place, rarity: at < 3 ? {} : null }));
  expect(idsOf(orderCards(cards, none))).toEqual(['id 0', 'id 3', 'id 1', 'id 4', 'id 2']);
});

test('open places come before closed places; unknown hours change nothing', () => {
  const hours = [false, null, true, null, false];
  const dealt = orderCards(
    places([1, 2, 3, 4, 5]).map((place, at) => ({ ...place, isOpen: hours[at] ?? null })),
    none,
  );
  expect(idsOf(dealt)).toEqual(['id 2', 'id 1', 'id 3', 'id 0', 'id 4']);
});

test('the second place of a brand comes after places of other brands', () => {
  const chain = places([1, 2, 3, 4]).map((place, at) => ({ ...place, brandOrName: at < 2 ? 9 : at }));
  expect(idsOf(orderCards(chain, none))).toEqual(['id 0', 'id 2', 'id 3', 'id 1']);
});

test('a place comes later if its kind was skipped often', () => {
  const later = (skips: number) =>
    idsOf(orderCards(places([5, 6, 7, 8]), { ...none, skipped: new Map([['kind 5', skips]]) })).indexOf('id 0');
  expect(later(0)).toBe(0);
  expect(later(20)).toBe(3);
});

test('each round begins with a different sequence of places than the round before', () => {
  const many = places(Array.from({ length: 100 }, (_, at) => at));
  const first = idsOf(orderCards(many, none)).slice(0, 10);
  const second = idsOf(orderCards(many, { ...none, round: 1 })).slice(0, 10);
  const third = idsOf(orderCards(many, { ...none, round: 2 })).slice(0, 10);
  expect(second).not.toEqual(first);
  expect(third).not.toEqual(second);
});

test('scores below 0 do not reverse the order', () => {
  const low = places([1, 2, 3]).map((place, at) => ({ ...place, score: -10 - at }));
  expect(idsOf(orderCards(low, none))).toEqual(['id 0', 'id 1', 'id 2']);
});

test('a branch of a chain comes after places with slightly lower scores', () => {
  const [first, ...others] = places([1, 2, 3, 4]);
  const dealt = orderCards([{ ...(first as Candidate), isChain: true }, ...others], none);
  expect(idsOf(dealt)).toEqual(['id 1', 'id 2', 'id 3', 'id 0']);
});
