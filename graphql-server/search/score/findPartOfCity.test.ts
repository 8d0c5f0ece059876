import { indexOf } from '../testing/places';
import { understand } from '../understand/understand';
import { findPartOfCity } from './findPartOfCity';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const FAR = [0, 1, 2, 3].flatMap((north) =>
  [0, 1, 2, 3, 4, 5, 6].map((east) => ({ name: `Diner ${north}${east}`, ...at(38.4 + north / 50, -90.5 + east / 50) })),
);
const PLACES = [
  { name: 'Fable Coffee', neighborhood: 'Tower Grove South', ...at(38.6, -90.25) },
  { name: 'Saga Coffee', neighborhood: 'Tower Grove East', ...at(38.605, -90.24) },
  { name: 'Ballad Coffee', address: '900 Tower Grove Ave', ...at(38.62, -90.26) },
  { name: 'Legend Hotel Forest Park', ...at(38.64, -90.28) },
  { name: 'The Lyric at Forest Park', ...at(38.641, -90.281) },
  { name: 'Forest Park Grill', ...at(38.642, -90.279) },
  { name: 'Epic Tacos', address: '3700 Forest Park Ave', ...at(38.63, -90.23) },
  { name: 'Verse Cafe', address: '8 East St', ...at(38.58, -90.21) },
  { name: 'Song Cafe', address: '20 Cherokee St', ...at(38.59, -90.22) },
  { name: 'Hymn Cafe', address: '7100 S. Broadway', ...at(38.54, -90.26) },
  { name: 'Elegy Cafe', address: '300 N Carolina St', ...at(38.55, -90.22) },
  { name: 'Ode Cafe', address: '1000 Olive St', ...at(38.63, -90.2) },
  ...['Molly’s in Soulard', 'House of Soulard', 'Soulard Gyro', 'Soulard Spice', 'Inn at Soulard'].map((name) => ({
    name,
    ...at(38.606, -90.209),
  })),
  ...['Hyatt Bar', 'Hyatt Grill', 'Hyatt Lobby', 'Hyatt Cafe', 'Hyatt Pantry'].map((name) => ({
    name,
    ...at(38.628, -90.185),
  })),
  ...FAR,
];

const placeIn = (craving: string) => {
  const index = indexOf(PLACES);
  const { place } = understand(craving, {
    now: new Date('2026-11-20T18:30:00-06:00'),
    findPlace: (words, cue) => findPartOfCity(index, null, words, cue),
  });
  return place?.key ?? null;
};

test.each([
  ['tower grove coffee', 'neighborhood:tower grove'],
  ['coffee near tower grove', 'neighborhood:tower grove'],
  ['on tower grove ave', 'street:tower grove'],
  ['brunch near Forest Park', 'landmark:forest park'],
  ['forest park brunch', 'landmark:forest park'],
  ['tacos on forest park', 'street:forest park'],
  ['soulard brunch', 'landmark:soulard'],
  ['mariscos en la calle cherokee', 'street:cherokee'],
  ['20 cherokee', null],
  ['2000 cherokee', 'street:cherokee'],
  ['$2000 cherokee', null],
  ['1000 olive', 'street:olive'],
  ['bread with 100% olive oil', null],
  ['dinner at 730 soulard', 'landmark:soulard'],
  ['dinner at 730 cherokee', null],
  ['tacos on east st', 'street:east'],
  ['east st louis tacos', null],
  ['mcdonalds south broadway', 'street:south broadway'],
  ['s broadway tacos', 'street:south broadway'],
  ['broadway tacos', null],
  ['north broadway tacos', null],
  ['south indian', null],
  ['north carolina barbecue', null],
  ['tacos on north carolina', 'street:north carolina'],
])('in "%s", the part of the city is %s', (craving, key) => {
  expect(placeIn(craving)).toBe(key);
});

test.each(['hyatt', 'coffee grove', 'a park with a tower', 'dog park bar', 'tacos en la calle'])(
  'finds no part of the city in "%s"',
  (craving) => {
    expect(placeIn(craving)).toBeNull();
  },
);
