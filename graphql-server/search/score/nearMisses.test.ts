import { indexOf } from '../testing/places';
import type { UnderstandOptions } from '../understand/understand';
import { understand } from '../understand/understand';
import { bestPage } from './bestPage';
import { findPartOfCity } from './findPartOfCity';
import { nearMisses } from './nearMisses';
import { rank } from './rank';
import { withWorkspace } from './Workspace';

const FRIDAY_EVENING = new Date('2026-11-20T18:30:00-06:00');
const NIGHTS = Array.from({ length: 7 }, (_, day) => ({ day, opens: 660, closes: 1500 }));
const DAYS = Array.from({ length: 7 }, (_, day) => ({ day, opens: 660, closes: 1200 }));
const PLACES = [
  { name: 'Fable Pizza', cuisine: 'Pizza', priceRange: '$', weeklyHours: NIGHTS, dietaryOptions: ['gluten-free'] },
  { name: 'Parable Pizza', cuisine: 'Pizza', priceRange: '$$$', weeklyHours: DAYS, address: '12 Legend St' },
  { name: 'Epic Pizza', cuisine: 'Pizza', address: '40 Ballad Ave', latitude: 38.6, longitude: -90.2 },
  { name: 'Legend Tacos', cuisine: 'Tacos', address: '14 Legend St', latitude: 38.61, longitude: -90.2 },
];

function ask(
  craving: string,
  options: Partial<UnderstandOptions> = {},
  places: Parameters<typeof indexOf>[0] = PLACES,
  now = FRIDAY_EVENING,
) {
  const index = indexOf(places);
  const findPlace: UnderstandOptions['findPlace'] = (words, cue) => findPartOfCity(index, null, words, cue);
  const understanding = understand(craving, { now, findPlace, ...options });
  return withWorkspace((workspace) => {
    const request = { understanding, now };
    const ranking = rank(index, request, workspace);
    const nameOf = (place: number) => index.columns.nameTexts[place];
    return {
      answers: bestPage(index, ranking, { size: 10 }).results.map(({ place }) => nameOf(place)),
      near: nearMisses(index, request, ranking, workspace).map(({ place, misses }) => [nameOf(place), misses]),
      met: nearMisses(index, request, ranking, workspace).map(({ met }) => met.map(({ id }) => id)),
    };
  });
}

test('a pizza place with the named diet is a result, and pizza places with unknown diets are near misses', () => {
  const { answers, near } = ask('gluten free pizza');
  expect(answers).toEqual(['Fable Pizza']);
  expect(near).toEqual([
    ['Parable Pizza', [{ kind: 'DIET_UNKNOWN', diet: 'gluten-free' }]],
    ['Epic Pizza', [{ kind: 'DIET_UNKNOWN', diet: 'gluten-free' }]],
  ]);
});

test('for “24 hours”, a place that is known to close is a near miss; one with unknown hours is a result', () => {
  const always = Array.from({ length: 7 }, (_, day) => ({ day, opens: 0, closes: 1440 }));
  const { answers, near } = ask('24 hour diner', {}, [
    { name: 'Day Diner', cuisine: 'Diner', weeklyHours: DAYS },
    { name: 'Long Diner', cuisine: 'Diner', weeklyHours: NIGHTS },
    { name: 'Sure Diner', cuisine: 'Diner', weeklyHours: always },
    { name: 'Mute Diner', cuisine: 'Diner' },
  ]);
  const miss = { kind: 'CLOSED', hours: { opens: null, closes: null }, asked: 'always' };
  expect(answers).toEqual(['Sure Diner', 'Mute Diner']);
  expect(near.sort()).toEqual([
    ['Day Diner', [miss]],
    ['Long Diner', [miss]],
  ]);
});

test('near misses with fewer misses come first, even if their score is lower', () => {
  const { near } = ask('margherita pizza open at 11pm under $15', {}, [
    { name: 'Epic Pizza', cuisine: 'Pizza', recommendedDishes: ['Margherita pizza'] },
    { name: 'Early Pizza', cuisine: 'Pizza', priceRange: '$', weeklyHours: DAYS },
  ]);
  expect(near.map(([name]) => name)).toEqual(['Early Pizza', 'Epic Pizza']);
});

test('a missing food counts as two misses', () => {
  const { near } = ask('kosher pizza open at 11pm under $15', {}, [
    { name: 'Bagel Room', cuisine: 'Kosher', priceRange: '$', weeklyHours: DAYS, dietaryOptions: ['kosher'] },
    { name: 'Dear Pizza', cuisine: 'Pizza', priceRange: '$$$', weeklyHours: DAYS },
  ]);
  expect(near.map(([name, misses]) => [name, (misses as object[]).length])).toEqual([
    ['Dear Pizza', 3],
    ['Bagel Room', 2],
  ]);
});

test('of places with equally many misses, places with the food come first, then places with the diet', () => {
  const { near } = ask('cozy kosher pizza open at 11pm under $15', {}, [
    { name: 'Cozy Diner', cuisine: 'American', priceRange: '$', weeklyHours: NIGHTS, description: 'Cozy, very cozy.' },
    { name: 'Bagel Room', cuisine: 'Kosher', priceRange: '$', weeklyHours: DAYS, dietaryOptions: ['kosher'] },
    { name: 'Dear Pizza', cuisine: 'Pizza', priceRange: '$$$', weeklyHours: DAYS },
  ]);
  expect(near.map(([name]) => name)).toEqual(['Dear Pizza', 'Bagel Room', 'Cozy Diner']);
});

test('the chip for a drink is met by a near miss that recommends the drink', () => {
  const bar = { name: 'Moth', cuisine: 'Bar', recommendedDishes: ['Margaritas'], priceRange: '$$$' as const };
  expect(ask('margaritas under $15', {}, [bar]).met).toEqual([['wanted:margaritas']]);
});

test('no near miss meets the chip for a refused substance, because nobody can guarantee what a kitchen does', () => {
  const tacos = { name: 'Taco Moth', cuisine: 'Tacos', priceRange: '$$$' as const };
  expect(ask('shellfish-free tacos under $15', {}, [tacos]).met.flat()).toEqual(['wanted:tacos']);
});

test('a place that is not known to have the diet that an allergy requires is not a near miss', () => {
  expect(ask('pizza, I have a gluten allergy')).toEqual({ answers: ['Fable Pizza'], near: [], met: [] });
});

test('for "kosher or halal", a kosher place misses no diet, but meets only the kosher chip; a place with neither misses both', () => {
  const deli = { name: 'Deli', cuisine: 'Kosher', priceRange: '$$$' as const, dietaryOptions: ['kosher'] };
  const grill = { name: 'Grill', cuisine: 'Kosher style deli', priceRange: '$' as const };
  const { near, met } = ask('kosher or halal deli under $15', {}, [deli, grill]);
  expect(near).toEqual([
    ['Deli', [{ kind: 'PRICE', price: '$$$' }]],
    [
      'Grill',
      [
        { kind: 'DIET_UNKNOWN', diet: 'kosher' },
        { kind: 'DIET_UNKNOWN', diet: 'halal' },
      ],
    ],
  ]);
  expect(met[0]).toContain('diet:kosher');
  expect(met[0]).not.toContain('diet:halal');
});

test('of near misses with equally many misses, those with unknown facts come before those with contradicting facts', () => {
  const { answers, near } = ask('pizza open at 11pm under $15');
  expect(answers).toEqual(['Fable Pizza']);
  expect(near).toEqual([
    ['Epic Pizza', [{ kind: 'PRICE_UNKNOWN' }, { kind: 'HOURS_UNKNOWN' }]],
    [
      'Parable Pizza',
      [
        { kind: 'PRICE', price: '$$$' },
        { kind: 'CLOSED', hours: { opens: null, closes: 1200 }, asked: 1380 },
      ],
    ],
  ]);
});

test('a miss names the requested time only if the diner typed "now" or an hour', () => {
  const closed = { name: 'Parable Pizza', cuisine: 'Pizza', weeklyHours: [{ day: 1, opens: 660, closes: 720 }] };
  const missed = (craving: string) => ask(craving, {}, [closed]).near[0]?.[1];
  const hours = expect.anything();
  expect(missed('pizza open at 11pm')).toEqual([{ kind: 'CLOSED', hours, asked: 1380 }]);
  expect(missed('pizza open late tonight')).toEqual([{ kind: 'CLOSED', hours, asked: null }]);
  expect(missed('pizza open now')).toEqual([{ kind: 'CLOSED', hours, asked: 'now' }]);
});

test('CLOSED reports the next opening, and also the last closing if it is nearer to the typed time; holiday hours count', () => {
  const daily = (opens: number, closes: number) => Array.from({ length: 7 }, (_, day) => ({ day, opens, closes }));
  const reason = (craving: string, place: object, now = FRIDAY_EVENING) =>
    ask(craving, { now }, [{ name: 'Parable Pizza', cuisine: 'Pizza', ...place }], now).near[0]?.[1];
  const lunch = { weeklyHours: daily(660, 1320) };
  const closedAt = (opens: number | null, closes: number | null, asked: number | string) => [
    { kind: 'CLOSED', hours: { opens, closes }, asked },
  ];
  expect(reason('pizza open until 2am', lunch)).toEqual(closedAt(660, 1320, 120));
  expect(reason('pizza at 4am', { weeklyHours: daily(300, 840) })).toEqual(closedAt(300, null, 240));
  // The hours of one night can be in two parts: until 10 PM, and again from midnight to 2 AM.
  const twice = { weeklyHours: [...daily(660, 1320), ...daily(0, 120)] };
  expect(reason('pizza open at 3am', twice)).toEqual(closedAt(660, 120, 180));
  const thanksgiving = new Date('2026-11-26T09:00:00-06:00');
  expect(reason('pizza open now', lunch, thanksgiving)).toEqual(closedAt(660, null, 'now'));
  expect(reason('pizza open now', { ...lunch, holidayHours: [] }, thanksgiving)).toEqual(closedAt(null, null, 'now'));
});

test('a place on the named street is a result, and near misses are sorted by their distance from the street', () => {
  const { answers, near } = ask('pizza on legend street');
  expect(answers).toEqual(['Parable Pizza']);
  expect(near.map(([name]) => name)).toEqual(['Epic Pizza', 'Fable Pizza']);
  expect(near[0]?.[1]).toEqual([{ kind: 'ELSEWHERE', kilometres: expect.closeTo(1.1, 1) }]);
  expect(near[1]?.[1]).toEqual([{ kind: 'LOCATION_UNKNOWN' }]);
});

test.each([
  ['on legend street', { address: '7 Ballad Ave' }, { kind: 'ELSEWHERE', kilometres: null }],
  ['on legend street', {}, { kind: 'LOCATION_UNKNOWN' }],
  ['near old mill', { neighborhood: 'Old Mill' }, undefined],
  ['near old mill', { neighborhood: 'New Mill' }, { kind: 'ELSEWHERE', kilometres: null }],
  ['near old mill', { address: '7 Ballad Ave' }, { kind: 'LOCATION_UNKNOWN' }],
])('for "pizza %s", a place without coordinates that has %j gets the miss %j', (where, facts, miss) => {
  const mills = [1, 2, 3].map((at) => ({ ...PLACES[3], name: `Mill ${at}`, neighborhood: 'Old Mill' }));
  const places = [...PLACES, ...mills, { name: 'Myth Pizza', cuisine: 'Pizza', ...facts }];
  const [, misses] = ask(`pizza ${where}`, {}, places).near.find(([name]) => name === 'Myth Pizza') ?? [];
  expect(misses).toEqual(miss && [miss]);
});

test('a near miss without the named food reports the missing food and comes after near misses with the food', () => {
  const places = [
    { name: 'Lamp', cuisine: 'Coffee', features: ['quiet'], description: 'A quiet room. Quiet, cozy, calm.' },
    { name: 'Nudo House', cuisine: 'Ramen' },
    { name: 'Tea House', cuisine: 'Tea, Ramen' },
    { name: 'Porch', cuisine: 'Coffee', description: 'There is ramen, too.' },
  ];
  const vegan = { kind: 'DIET_UNKNOWN', diet: 'vegan' };
  expect(ask('quiet vegan ramen', {}, places).near).toEqual([
    ['Nudo House', [vegan]],
    ['Tea House', [vegan]],
    ['Porch', [vegan]],
    ['Lamp', [{ kind: 'FOOD_UNKNOWN', foods: ['ramen'] }, vegan]],
  ]);
});
