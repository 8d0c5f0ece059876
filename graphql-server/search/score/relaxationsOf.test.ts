import type { Chip, ChipKind, Understanding } from '../parse/Understanding';
import { indexOf, understanding } from '../testing/places';
import type { RankRequest } from './RankRequest';
import { rank } from './rank';
import { relaxationsOf } from './relaxationsOf';
import { Workspace } from './Workspace';

const chip = (id: string, kind: ChipKind): Chip => ({ id, kind, concept: null, text: id });
const vegan: Chip = { ...chip('diet:vegan', 'DIETARY'), concept: 'vegan' };
const cheap = chip('price:8', 'PRICE');
const distanceChip = chip('distance:1', 'DISTANCE');
const ramen = chip('wanted:ramen', 'WANTED');

/** Returns a craving for ramen with these chips. Each chip sets a filter; here, `distanceChip` sets `openAt`. */
function reading(chips: readonly Chip[]): Understanding {
  const says = (one: Chip) => chips.includes(one);
  return understanding({
    chips: [ramen, ...chips],
    wanted: [{ concept: 'ramen', weight: 1 }],
    terms: [{ word: 'ramen', weight: 1 }],
    filters: {
      ...understanding({}).filters,
      dietary: says(vegan) ? ['vegan'] : [],
      priceRanges: says(cheap) ? ['$'] : [],
      openAt: says(distanceChip) ? 'now' : null,
    },
  });
}

const city = indexOf([
  { name: 'Dear', cuisine: 'Ramen', priceRange: '$$$' },
  { name: 'Dearer', cuisine: 'Ramen', priceRange: '$$$$' },
  { name: 'Other', cuisine: 'Pizza', priceRange: '$', dietaryOptions: ['vegan'] },
]);

function relax(chips: readonly Chip[], filters: Partial<RankRequest> = {}) {
  const request = { understanding: reading(chips), now: new Date(0), ...filters };
  const ways = relaxationsOf(city, rank(city, request, new Workspace()), request, (ids) =>
    reading(chips.filter(({ id }) => !ids.includes(id))),
  );
  return ways.map(({ parts, totalCount }) => [...parts.map((part) => part.chip?.id ?? part.kind), totalCount]);
}

test('if dropping one condition (a chip or a filter) brings results, dropping this condition is suggested', () => {
  expect(relax([vegan])).toEqual([['diet:vegan', 2]]);
  expect(relax([], { priceRanges: ['$'] })).toEqual([['PRICE', 2]]);
  expect(relax([vegan], { priceRanges: ['$$$'] })).toEqual([['diet:vegan', 1]]);
});

test('an allergy and a food to avoid are never dropped, alone or together with other conditions', () => {
  const shrimp = chip('allergy:shrimp', 'ALLERGY');
  const dropsOf = (allergic: Understanding['filters']['allergic'], ...chips: readonly Chip[]) => {
    const read = (those: readonly Chip[]): Understanding => {
      const craving = reading(those);
      return { ...craving, filters: { ...craving.filters, allergic } };
    };
    const request = { understanding: read(chips), now: new Date(0) };
    const without = (ids: readonly string[]) => read(chips.filter(({ id }) => !ids.includes(id)));
    const ways = relaxationsOf(city, rank(city, request, new Workspace()), request, without);
    return ways.flatMap(({ parts }) => parts.map((part) => part.chip?.id));
  };
  expect(dropsOf([], vegan)).toEqual(['diet:vegan']);
  expect(dropsOf(['vegan'], vegan)).not.toContain('diet:vegan');
  expect(dropsOf(['vegan'], vegan, cheap, distanceChip)).not.toContain('diet:vegan');
  expect(dropsOf([], shrimp, cheap)).toEqual(['price:8']);
  expect(dropsOf([], shrimp, vegan, cheap, distanceChip)).not.toContain('allergy:shrimp');
});

test('a suggestion needs a place with the named food; totalCount is the number of all results after the drop', () => {
  const places = indexOf([
    { name: 'Crumb', cuisine: 'Noodles', priceRange: '$', dietaryOptions: ['vegan'] },
    { name: 'Dear', cuisine: 'Ramen', priceRange: '$$$' },
  ]);
  const related = [
    { concept: 'ramen', weight: 1 },
    { concept: 'noodles', weight: 0.6 },
  ];
  const read = (chips: readonly Chip[]) => ({ ...reading(chips), wanted: related });
  const chips = [vegan, cheap, distanceChip];
  const request = { understanding: read(chips), now: new Date(0) };
  const without = (ids: readonly string[]) => read(chips.filter(({ id }) => !ids.includes(id)));
  const ways = relaxationsOf(places, rank(places, request, new Workspace()), request, without);
  const all = rank(places, { ...request, understanding: read([]) }, new Workspace()).count;
  expect(ways.map(({ parts, totalCount }) => [...parts.map((part) => part.chip?.id), totalCount])).toEqual([
    ['diet:vegan', 'price:8', 'distance:1', all],
  ]);
  expect(all).toBe(2);
});

test('if no single condition is enough, dropping a pair is suggested: two chips, two filters or one of each', () => {
  expect(relax([vegan, cheap])).toEqual([['diet:vegan', 'price:8', 2]]);
  expect(relax([], { dietary: { anyOf: ['vegan'] }, priceRanges: ['$'] })).toEqual([['PRICE', 'DIETARY', 2]]);
  expect(relax([vegan], { priceRanges: ['$'] })).toEqual([['PRICE', 'diet:vegan', 2]]);
  expect(relax([vegan], { priceRanges: ['$'], hours: { anyOf: [], allOf: [] } })).toEqual([['PRICE', 'diet:vegan', 2]]);
});

test('only pairs that bring results are suggested; if there is none, dropping all conditions is suggested', () => {
  expect(relax([vegan], { priceRanges: ['$'], dietary: { anyOf: ['kosher'] } })).toEqual([
    ['PRICE', 'DIETARY', 'diet:vegan', 2],
  ]);
  expect(relax([vegan, cheap], { priceRanges: ['$$$'] })).toEqual([['diet:vegan', 'price:8', 1]]);
});

test('of two suggested pairs, the pair that drops a diet comes last, even if it brings more results', () => {
  const places = indexOf([
    { name: 'Dear', cuisine: 'Ramen', priceRange: '$$$', dietaryOptions: ['vegan'] },
    { name: 'Cheap', cuisine: 'Ramen', priceRange: '$' },
    { name: 'Cheaper', cuisine: 'Ramen', priceRange: '$' },
  ]);
  const chips = [vegan, cheap, distanceChip];
  const request = { understanding: reading(chips), now: new Date(0) };
  const without = (ids: readonly string[]) => reading(chips.filter(({ id }) => !ids.includes(id)));
  const ways = relaxationsOf(places, rank(places, request, new Workspace()), request, without);
  expect(ways.map(({ parts, totalCount }) => [...parts.map((part) => part.chip?.id), totalCount])).toEqual([
    ['price:8', 'distance:1', 1],
    ['diet:vegan', 'distance:1', 2],
  ]);
});

test('if every useful pair drops the named food, the last suggestion drops all conditions except the food', () => {
  const places = indexOf([
    { name: 'Deli', cuisine: 'Noodles', priceRange: '$', dietaryOptions: ['vegan'] },
    { name: 'Dear', cuisine: 'Ramen', priceRange: '$$$' },
  ]);
  const food = { ...ramen, concept: 'ramen' };
  const all = [food, vegan, cheap, distanceChip];
  const read = (chips: readonly Chip[]): Understanding => ({
    ...reading(chips.filter((one) => one !== food)),
    chips: [...chips],
    wanted: [
      { concept: 'ramen', weight: chips.includes(food) ? 1 : 0.6 },
      { concept: 'noodles', weight: 0.6 },
    ],
  });
  const request = { understanding: read(all), now: new Date(0) };
  const without = (ids: readonly string[]) => read(all.filter(({ id }) => !ids.includes(id)));
  const ways = relaxationsOf(places, rank(places, request, new Workspace()), request, without);
  expect(ways.map(({ parts, totalCount }) => [...parts.map((part) => part.chip?.id), totalCount])).toEqual([
    ['distance:1', 'wanted:ramen', 1],
    ['diet:vegan', 'price:8', 'distance:1', 2],
  ]);
});

test('if dropping two conditions is not enough, the suggestion is to drop all conditions that set a filter', () => {
  expect(relax([vegan, cheap, distanceChip])).toEqual([['diet:vegan', 'price:8', 'distance:1', 2]]);
  expect(relax([vegan, cheap], { hours: { anyOf: ['OPEN_NOW'] } })).toEqual([['HOURS', 'diet:vegan', 'price:8', 2]]);
  expect(relax([vegan, cheap], { hours: { allOf: ['OPEN_NOW'] } })).toEqual([['HOURS', 'diet:vegan', 'price:8', 2]]);
});

test('hours that restrict nothing are not a condition to drop', () => {
  expect(relax([vegan, cheap, distanceChip], { hours: { anyOf: ['ANY_TIME'] } })).toEqual([
    ['diet:vegan', 'price:8', 'distance:1', 2],
  ]);
});

test('nothing is suggested if dropping conditions does not help', () => {
  const nobody = { ...reading([]), terms: [{ word: 'zzzzqq', weight: 1 }], wanted: [] };
  const request: RankRequest = {
    understanding: nobody,
    now: new Date(0),
    priceRanges: ['$'],
    dietary: { anyOf: ['vegan'] },
  };
  expect(relaxationsOf(city, rank(city, request, new Workspace()), request, () => nobody)).toEqual([]);
});
