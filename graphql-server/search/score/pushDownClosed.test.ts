import { indexOf, understanding } from '../testing/places';
import { understand } from '../understand/understand';
import { bestPage } from './bestPage';
import { rank } from './rank';
import { withWorkspace } from './Workspace';

const FRIDAY_EVENING = new Date('2026-11-20T20:00:00-06:00');
const daily = (opens: number, closes: number, days = [0, 1, 2, 3, 4, 5, 6]) =>
  days.map((day) => ({ day, opens, closes }));

type Places = Parameters<typeof indexOf>[0];

interface Asked {
  now?: Date;
  closedAt?: Date;
  openAt?: Date;
  sort?: 'PRICE';
}

function ranked(
  places: Places,
  asked: Parameters<typeof understanding>[0],
  { now = FRIDAY_EVENING, ...times }: Asked = {},
): { name: string | undefined; score: number }[] {
  const index = indexOf(places);
  const known = new Map(places.map(({ name }, place) => [index.columns.idOf(place), name]));
  const request = { understanding: understanding(asked), now, closedAt: now, ...times };
  return withWorkspace((workspace) => {
    const ranking = rank(index, request, workspace);
    return bestPage(index, ranking, { size: 10 }).results.map(({ id, score }) => ({ name: known.get(id), score }));
  });
}

const names = (...asked: Parameters<typeof ranked>) => ranked(...asked).map(({ name }) => name);

const ramen = { wanted: [{ concept: 'ramen', weight: 1 }] };
// If both places are open, the place with the facts of `better` comes first, because its rating is higher.
const better = { cuisine: 'Ramen', googleRating: 5 };
const worse = { cuisine: 'Ramen', googleRating: 4 };

test.each([
  ['opens again on Monday', daily(660, 1320, [1, 2, 3, 4])],
  ['closed an hour ago and opens tomorrow at noon', daily(720, 1140)],
])('a place that %s comes after a slightly worse place that is open', (_, weeklyHours) => {
  const places = [
    { name: 'Closed', ...better, weeklyHours },
    { name: 'Open', ...worse, weeklyHours: daily(660, 1320) },
  ];
  expect(names(places, ramen)).toEqual(['Open', 'Closed']);
});

test.each([
  [
    'opened yesterday evening and is still open after midnight',
    daily(1020, 1800, [5]),
    new Date('2026-11-21T01:00:00-06:00'),
  ],
  [
    'opened on Saturday and is still open on Sunday morning',
    daily(1020, 1800, [6]),
    new Date('2026-11-22T01:00:00-06:00'),
  ],
  ['opens in the next twelve hours', daily(480, 600), FRIDAY_EVENING],
  [
    'is closed late on Saturday and opens on Sunday morning',
    daily(480, 600, [0]),
    new Date('2026-11-21T23:00:00-06:00'),
  ],
  ['lists no hours', null, FRIDAY_EVENING],
])('a place that %s stays above a slightly worse place that is open', (_, weeklyHours, now) => {
  const places = [
    { name: 'Better', ...better, weeklyHours },
    { name: 'Worse', ...worse, weeklyHours: daily(0, 1440) },
  ];
  expect(names(places, ramen, { now })).toEqual(['Better', 'Worse']);
});

test('a closed place that fits much better still comes first', () => {
  const places = [
    { name: 'Closed', ...better, features: ['quiet' as const], weeklyHours: daily(660, 1320, [1]) },
    { name: 'Open', ...worse, weeklyHours: daily(0, 1440) },
  ];
  const wanted = [...ramen.wanted, { concept: 'quiet', weight: 1 }];
  expect(names(places, { wanted })).toEqual(['Closed', 'Open']);
});

test('a closed place that the craving names keeps its score; other closed places do not', () => {
  const places = [{ name: 'Nudo House', cuisine: 'Ramen', weeklyHours: daily(660, 1320, [1]) }];
  const typed = { text: 'nudo house', terms: ['nudo', 'hous'].map((word) => ({ word, weight: 1 })) };
  expect(ranked(places, typed)).toEqual(ranked(places, typed, { closedAt: undefined }));
  expect(ranked(places, ramen)).not.toEqual(ranked(places, ramen, { closedAt: undefined }));
});

test('on a public holiday, the holiday hours count', () => {
  const thanksgiving = new Date('2026-11-26T17:00:00-06:00');
  const evenings = daily(1020, 1320);
  const places = [
    { name: 'Closed', ...better, weeklyHours: evenings, holidayHours: [] },
    { name: 'Open', ...worse, weeklyHours: daily(660, 1320, [1]), holidayHours: [{ opens: 960, closes: 1320 }] },
  ];
  expect(names(places, ramen, { now: thanksgiving })).toEqual(['Open', 'Closed']);
});

test('of two branches of a chain, the open branch comes first', () => {
  const chain = { brand: 'Ramen Tei', cuisine: 'Ramen' };
  const places = [
    { ...chain, name: 'Closed', googleRating: 5, weeklyHours: daily(660, 1320, [1]) },
    { ...chain, name: 'Open', googleRating: 4.9, weeklyHours: daily(0, 1440) },
  ];
  expect(names(places, ramen)).toEqual(['Open', 'Closed']);
});

test('if a filter requires that places are open at another time, places that are closed now are not moved down', () => {
  const places = [
    { name: 'Monday', ...better, weeklyHours: daily(660, 1320, [1]) },
    { name: 'Always', ...worse, weeklyHours: daily(0, 1440) },
  ];
  const openAt = new Date('2026-11-23T12:00:00-06:00');
  expect(names(places, ramen, { openAt })).toEqual(['Monday', 'Always']);
});

test('if the results are sorted by price, closed places are not moved down among places with equal prices', () => {
  const places = [
    { name: 'Closed', ...better, priceRange: '$' as const, weeklyHours: daily(660, 1320, [1]) },
    { name: 'Open', ...worse, priceRange: '$' as const, weeklyHours: daily(0, 1440) },
  ];
  expect(names(places, ramen)).toEqual(['Open', 'Closed']);
  expect(names(places, ramen, { sort: 'PRICE' })).toEqual(['Closed', 'Open']);
});

test('if the craving names another time, places that are closed now are not moved down', () => {
  const { filters } = understand('ramen on monday at noon', { now: FRIDAY_EVENING, timeZone: 'America/Chicago' });
  expect(filters.openAt).not.toBeNull();
  const places = [
    { name: 'Monday', ...better, weeklyHours: daily(660, 1320, [1]) },
    { name: 'Always', ...worse, weeklyHours: daily(0, 1440) },
  ];
  expect(names(places, { ...ramen, filters })).toEqual(['Monday', 'Always']);
});
