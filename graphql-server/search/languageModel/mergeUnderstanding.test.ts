import type { Chip, Understanding } from '../parse/Understanding';
import { emptyReading, type ModelReading } from './ModelReading';
import { mergeUnderstanding } from './mergeUnderstanding';

/** Monday 23:30 in St. Louis; in UTC, it is already Tuesday. */
const NOW = new Date('2026-11-24T05:30:00Z');
const chip = (kind: Chip['kind'], concept: string, text = concept): Chip => ({
  id: `${kind.toLowerCase()}:${concept}`,
  kind,
  concept,
  text,
});
const own: Understanding = {
  text: 'quiet vegan place, not Italian',
  isCut: false,
  corrections: [],
  terms: [{ word: 'quiet', weight: 1 }],
  lastPrefix: null,
  wanted: [
    { concept: 'quiet', weight: 1 },
    { concept: 'cozy', weight: 0.3 },
  ],
  unwanted: [
    { concept: 'italian', weight: 1 },
    { concept: 'loud', weight: 0.5 },
  ],
  remembered: [{ concept: 'older-people', weight: 0.6 }],
  filters: { dietary: ['vegan'], avoid: [], priceRanges: ['$'], openAt: null, partySize: null, kilometres: 5 },
  chips: [
    chip('WANTED', 'quiet'),
    { ...chip('DIETARY', 'vegan'), id: 'diet:vegan' },
    chip('UNWANTED', 'italian'),
    chip('REMEMBERED', 'older-people', ''),
    { id: 'price:$', kind: 'PRICE', concept: null, text: 'cheap' },
  ],
  isKeyword: false,
  scope: 'matching',
};
const merge = (model: Partial<ModelReading>, without: string[] = [], from = own) =>
  mergeUnderstanding(from, { ...emptyReading, ...model }, { now: NOW, without });
const weight = (list: { concept: string; weight: number }[], concept: string) =>
  list.find((each) => each.concept === concept)?.weight;

test('an empty reading by the model changes nothing', () => {
  expect(merge({})).toBe(own);
});

test('each new concept from the model gets a chip, and the concept’s weight is multiplied by 0.8', () => {
  const merged = merge({
    wanted: [
      { concept: 'conversation-friendly', weight: 1 },
      { concept: 'cozy', weight: 0.5 },
    ],
    unwanted: [{ concept: 'live-music', weight: 0.5 }],
  });
  expect(weight(merged.wanted, 'quiet')).toBe(1);
  expect(weight(merged.wanted, 'conversation-friendly')).toBe(0.8);
  expect(weight(merged.wanted, 'cozy')).toBe(0.4);
  expect(weight(merged.unwanted, 'live-music')).toBe(0.4);
  expect(merged.chips).toEqual([
    ...own.chips,
    chip('WANTED', 'conversation-friendly', ''),
    chip('WANTED', 'cozy', ''),
    chip('UNWANTED', 'live-music', ''),
  ]);
  const sorted = [...merged.wanted].sort((a, b) => b.weight - a.weight);
  expect(merged.wanted).toEqual(sorted);
  expect([merged.terms, merged.remembered, merged.filters]).toEqual([own.terms, own.remembered, own.filters]);
});

test('the model cannot change concepts that the craving names, but can change concepts related to them', () => {
  const merged = merge({
    wanted: [
      { concept: 'italian', weight: 1 },
      { concept: 'loud', weight: 1 },
    ],
    unwanted: [
      { concept: 'quiet', weight: 1 },
      { concept: 'vegan', weight: 1 },
    ],
  });
  expect(merged.unwanted[0]).toEqual({ concept: 'italian', weight: 1 });
  expect(weight(merged.unwanted, 'loud')).toBeUndefined();
  expect(weight(merged.wanted, 'quiet')).toBe(1);
  expect(weight(merged.wanted, 'loud')).toBe(0.8);
  expect(merged.filters.dietary).toEqual(['vegan']);
});

test.each(['wanted', 'unwanted'] as const)(
  'if the model lists a remembered concept as %s, a chip of this kind replaces the chip of the memory',
  (list) => {
    const merged = merge({ [list]: [{ concept: 'older-people', weight: 1 }] });
    expect(merged.chips.filter(({ concept }) => concept === 'older-people').map(({ kind }) => kind)).toEqual([
      list.toUpperCase(),
    ]);
    expect(merged.remembered).toEqual(list === 'wanted' ? own.remembered : []); // the memory's weight is above 0
  },
);

test('the model adds diets and allergies, and does not remove a diet that our parser found', () => {
  const merged = merge({
    wanted: [{ concept: 'cilantro', weight: 1 }],
    dietary: [
      { value: 'gluten-free', words: 'celiac' },
      { value: 'vegetarian', words: 'no meat' },
    ],
    avoid: [
      { value: 'cilantro', words: 'cilantro' },
      { value: 'peanuts', words: 'peanut allergy' },
    ],
  });
  expect(merged.filters.dietary).toEqual(['vegan', 'gluten-free', 'nut-free']); // vegan implies vegetarian
  expect(merged.filters.avoid).toEqual(['cilantro']);
  expect(weight(merged.wanted, 'cilantro')).toBeUndefined();
  expect(merged.chips.slice(own.chips.length)).toEqual([
    { id: 'diet:gluten-free', kind: 'DIETARY', concept: 'gluten-free', text: 'celiac' },
    { id: 'allergy:cilantro', kind: 'ALLERGY', concept: 'cilantro', text: 'cilantro' },
    { id: 'diet:nut-free', kind: 'DIETARY', concept: 'nut-free', text: 'peanut allergy' },
  ]);
});

test('concepts that are related to a concept of the model are added too, unless the craving contradicts them', () => {
  const merged = merge({ wanted: [{ concept: 'ramen', weight: 1 }], unwanted: [{ concept: 'pasta', weight: 1 }] });
  expect(weight(merged.wanted, 'japanese')).toBeGreaterThan(0);
  expect(merged.chips.some(({ concept }) => concept === 'japanese')).toBe(false);
  const against = merge({ wanted: [{ concept: 'risotto', weight: 1 }] }); // risotto is Italian, and Italian was refused
  expect(weight(against.wanted, 'italian')).toBeUndefined();
  expect(weight(against.unwanted, 'italian')).toBe(1);
});

test('an allergy to one shellfish forbids all shellfish', () => {
  const { filters, chips } = merge({ avoid: [{ value: 'shrimp', words: 'no shellfish' }] });
  expect(filters.avoid).toEqual(expect.arrayContaining(['shrimp', 'crab', 'lobster']));
  expect(chips.filter(({ kind }) => kind === 'ALLERGY').map(({ id }) => id)).toEqual(['allergy:shrimp']);
});

test('price, time, party size and distance are added only if our own parser did not find them', () => {
  const merged = merge({
    prices: [{ value: '$$$$', words: 'splurge' }],
    open: [
      { value: { day: 'today', minute: 1200 }, words: 'tonight at 8' },
      { value: { day: 'tomorrow', minute: 720 }, words: 'or tomorrow' },
      { value: { day: 'sunday', minute: 600 }, words: 'sunday' },
    ],
    party: [{ value: 6, words: 'six of us' }],
    distance: [{ value: 1, words: 'close by' }],
  });
  expect(merged.filters).toEqual({
    ...own.filters,
    openAt: [
      { day: 1, minute: 1200 },
      { day: 2, minute: 720 },
      { day: 0, minute: 600 },
    ],
    partySize: 6,
  });
  expect(merged.chips.slice(own.chips.length).map(({ id, text }) => [id, text])).toEqual([
    ['open:tonight-at-8', 'tonight at 8'],
    ['party:6', 'six of us'],
  ]);
  expect(merge({ open: [{ value: { day: 'now', minute: 0 }, words: 'now' }] }).filters.openAt).toBe('now');
});

test('the model adds nothing that the diner removed, not even another price or another distance', () => {
  const bare = {
    ...own,
    wanted: [],
    chips: [],
    filters: { ...own.filters, dietary: [], priceRanges: [], kilometres: null },
  };
  const model: Partial<ModelReading> = {
    wanted: [
      { concept: 'quiet', weight: 1 },
      { concept: 'vegan', weight: 1 },
      { concept: 'older-people', weight: 1 },
    ],
    dietary: [{ value: 'vegan', words: 'vegan' }],
    prices: [{ value: '$$', words: 'cheap' }],
    distance: [{ value: 1, words: 'close' }],
  };
  const without = ['wanted:quiet', 'diet:vegan', 'remembered:older-people', 'price:$', 'distance:5'];
  expect(merge(model, without, bare)).toBe(bare);
});

test('a concept from both the memory and the model has one chip', () => {
  const merged = merge({ wanted: [{ concept: 'older-people', weight: 1 }] });
  expect(merged.chips.filter(({ concept }) => concept === 'older-people')).toEqual([
    chip('WANTED', 'older-people', ''),
  ]);
});
