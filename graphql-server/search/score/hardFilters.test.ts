import { dietaryOptions, priceRanges } from '../../facts/facts';
import { addDays, placeClock, weekdayOf } from '../../facts/placeClock';
import { usHolidayOn } from '../../facts/usHolidays';
import type { DayInterval, WeeklyInterval } from '../../facts/weeklyHours';
import type { OpenMoment } from '../parse/Understanding';
import { conceptsOf } from '../place/conceptsOf';
import type { DocumentFacts } from '../place/searchDocument';
import { idFor, indexOf, rankedIds, someDocumentFacts, understanding } from '../testing/places';
import { understand } from '../understand/understand';

// All tests but one use random places, and the first four tests also use random requests (with a fixed seed). Most
// tests compute the expected results directly from the facts of the places, without the search index.

const zones = ['America/Chicago', 'America/New_York', 'America/Phoenix', 'Pacific/Honolulu'];
const dishes = [
  'Shrimp po’boy',
  'Peanut noodles',
  'Lobster roll',
  'Margherita pizza',
  'Egg salad',
  'Green curry',
  'Ramen',
];
const week = Array.from({ length: 7 }, (_, day) => day);

function generator(seed: number) {
  let state = seed;
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const some = <T>(from: readonly T[], share: number): T[] => from.filter(() => random() < share);
  const one = <T>(from: readonly T[]): T => from[upTo(from.length - 1)] as T;
  return { random, upTo, some, one };
}
type Random = ReturnType<typeof generator>;

function interval({ upTo }: Random): DayInterval {
  const opens = upTo(1439);
  return { opens, closes: Math.min(2880, opens + 1 + upTo(1500)) };
}

function place(random: Random, number: number): DocumentFacts {
  const isKnown = random.random() < 0.8;
  return someDocumentFacts({
    name: `Ramen ${number}`,
    cuisine: 'Ramen',
    priceRange: random.one([null, ...priceRanges]),
    dietaryOptions: random.some(dietaryOptions, 0.3),
    recommendedDishes: random.some(dishes, 0.3),
    weeklyHours: isKnown ? random.some(week, 0.7).map((day) => ({ day, ...interval(random) })) : null,
    holidayHours: random.one([null, [], [interval(random)]]),
    timeZone: random.one([null, ...zones]),
  });
}

/**
 * Whether an opening interval that begins on this day contains this minute, counted from the beginning of the day. If
 * `date` is a holiday and the holiday hours are known, they replace the weekly hours.
 */
function isOpenOnDay(facts: DocumentFacts, weekday: number, minute: number, date?: string): boolean {
  const hours = facts.weeklyHours as WeeklyInterval[] | null;
  const holiday = facts.holidayHours as DayInterval[] | null;
  const own = date && usHolidayOn(date) && holiday ? holiday : (hours ?? []).filter(({ day }) => day === weekday);
  return own.some(({ opens, closes }) => opens <= minute && minute < closes);
}

function isOpenAt(facts: DocumentFacts, moment: Date): boolean {
  const clock = facts.timeZone && placeClock(facts.timeZone, moment);
  if (!clock) return false;
  return [0, 1].some((days) => {
    const date = addDays(clock.date, -days);
    return isOpenOnDay(facts, weekdayOf(date), clock.minute + 1440 * days, date);
  });
}

/**
 * Whether a place is open at this minute of this weekday. The date is the first date with this weekday, from the date
 * of `now` on. If the time zone of the place is unknown, no day counts as a holiday.
 */
function isOpenIn(facts: DocumentFacts, { day, minute }: OpenMoment, now: Date): boolean {
  let date = facts.timeZone ? placeClock(facts.timeZone, now)?.date : undefined;
  while (date && weekdayOf(date) !== day) date = addDays(date, 1);
  const before = date && addDays(date, -1);
  return isOpenOnDay(facts, day, minute, date) || isOpenOnDay(facts, (day + 6) % 7, minute + 1440, before);
}

const random = generator(20261121);
const places = Array.from({ length: 250 }, (_, number) => place(random, number));
const index = indexOf(places);
const ramen = { wanted: [{ concept: 'ramen', weight: 1 }] };
const namesOf = (found: readonly string[]) =>
  places.filter(({ name }) => found.includes(idFor(name))).map(({ name }) => name);
const expected = (fits: (facts: DocumentFacts) => boolean) => places.filter(fits).map(({ name }) => name);
const moments = Array.from(
  { length: 60 },
  () => new Date(Date.UTC(2026, 10, 20 + random.upTo(12), random.upTo(23), random.upTo(59))),
);

const nothing = { dietary: [], avoid: [], priceRanges: [], openAt: null, partySize: null, kilometres: null };
const foundWith = (filters: object, request: object = {}) =>
  namesOf(
    rankedIds(
      index,
      { understanding: understanding({ ...ramen, filters: { ...nothing, ...filters } }), ...request },
      1000,
    ),
  );

test('the results are exactly the places that are known to have all diets of the craving', () => {
  for (let turn = 0; turn < 60; turn++) {
    const dietary = random.some(dietaryOptions, 0.25);
    expect(foundWith({ dietary })).toEqual(
      expected((facts) => dietary.every((diet) => facts.dietaryOptions.includes(diet))),
    );
  }
});

test('the results have at least one of the diets that are joined by "or", and all other diets of the craving', () => {
  for (let turn = 0; turn < 60; turn++) {
    const dietary = random.some(dietaryOptions, 0.3);
    const dietaryEither = dietary.slice(0, 2);
    const others = dietary.slice(2);
    expect(foundWith({ dietary, dietaryEither })).toEqual(
      expected(
        ({ dietaryOptions: offered }) =>
          (dietaryEither.length === 0 || dietaryEither.some((diet) => offered.includes(diet))) &&
          others.every((diet) => offered.includes(diet)),
      ),
    );
  }
});

test('the results are exactly the places that are known to match the filters for diets, prices and hours', () => {
  for (const now of moments) {
    const [dietary, prices] = [random.some(dietaryOptions, 0.2), random.some(priceRanges, 0.4)];
    const hours = random.one([[], ['OPEN_NOW'], ['OPEN_NOW', 'ANY_TIME']] as const);
    const found = foundWith({}, { dietary: { anyOf: dietary }, priceRanges: prices, hours: { anyOf: hours }, now });
    const fits = (facts: DocumentFacts) =>
      (dietary.length === 0 || dietary.some((diet) => facts.dietaryOptions.includes(diet))) &&
      (prices.length === 0 || prices.some((price) => facts.priceRange === price)) &&
      (hours.length !== 1 || isOpenAt(facts, now));
    expect(found).toEqual(expected(fits));
  }
});

test('the results are exactly the places that are open at one of the requested moments, even on holidays', () => {
  for (const openAt of moments) {
    expect(foundWith({}, { openAt })).toEqual(expected((facts) => isOpenAt(facts, openAt)));
    expect(foundWith({ openAt: 'now' }, { now: openAt })).toEqual(expected((facts) => isOpenAt(facts, openAt)));
    const asked = Array.from({ length: 1 + random.upTo(3) }, () => ({
      day: random.upTo(6),
      minute: random.upTo(1439),
    }));
    expect(foundWith({ openAt: asked }, { now: openAt })).toEqual(
      expected((facts) => asked.some((moment) => isOpenIn(facts, moment, openAt))),
    );
  }
});

test.each(['0000-12-31T23:00:00Z', '0001-01-01T00:00:00Z', '+275760-09-13T00:00:00Z'])(
  'no place is known to be open at %s',
  (moment) => expect(foundWith({}, { openAt: new Date(moment) })).toEqual([]),
);

test('the results are exactly the places that are not known to serve a food that the diner must avoid', () => {
  for (const avoid of [['shrimp'], ['peanuts'], ['lobster', 'shrimp'], ['eggs']]) {
    const serves = (facts: DocumentFacts) =>
      conceptsOf(facts).some(({ concept, weight }) => weight > 0 && avoid.includes(concept));
    expect(foundWith({ avoid })).toEqual(expected((facts) => !serves(facts)));
    expect(expected(serves).length).toBeGreaterThan(0);
  }
});

test('a place that mentions an allergen is not a result, even if the allergen is not in the vocabulary', () => {
  const city = indexOf([{ name: 'Tahini House', description: 'Sesame on everything.' }, { name: 'Plain Bakery' }]);
  const asked = understand('allergic to sesame', { now: new Date() });
  expect(rankedIds(city, { understanding: asked })).toEqual([idFor('Plain Bakery')]);
});

test.each(['shellfish allergy', 'allergic to eggs'])(
  'the craving %j finds exactly the places that are not known to serve the allergen',
  (craving) => {
    const asked = understand(craving, { now: new Date() });
    const serves = (facts: DocumentFacts) =>
      conceptsOf(facts).some(({ concept, weight }) => weight > 0 && asked.filters.avoid.includes(concept));
    expect(namesOf(rankedIds(index, { understanding: asked }, 1000))).toEqual(expected((facts) => !serves(facts)));
  },
);

test.each([
  ['vegan ramen', ({ dietaryOptions: diets }: DocumentFacts) => diets.includes('vegan')],
  [
    'gluten free and halal ramen',
    ({ dietaryOptions: diets }: DocumentFacts) => diets.includes('gluten-free') && diets.includes('halal'),
  ],
  ['ramen, but I am celiac', ({ dietaryOptions: diets }: DocumentFacts) => diets.includes('gluten-free')],
  ['ramen under $15', ({ priceRange }: DocumentFacts) => priceRange === '$'],
  ['ramen open now', (facts: DocumentFacts) => isOpenAt(facts, new Date('2026-11-26T18:00:00Z'))],
  [
    'ramen tonight',
    (facts: DocumentFacts) =>
      [18, 19, 20].some((hour) => isOpenIn(facts, { day: 4, minute: hour * 60 }, new Date('2026-11-26T18:00:00Z'))),
  ],
])('every result of the craving %j fulfills the conditions of the craving', (craving, fulfills) => {
  const now = new Date('2026-11-26T18:00:00Z');
  const found = namesOf(rankedIds(index, { understanding: understand(craving, { now }), now }, 1000));
  expect(found.length).toBeGreaterThan(0);
  expect(places.filter(({ name }) => found.includes(name)).filter((facts) => !fulfills(facts))).toEqual([]);
});
