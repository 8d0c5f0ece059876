import { indexOf } from '../testing/places';
import { understand } from '../understand/understand';
import { bestPage } from './bestPage';
import { findPartOfCity } from './findPartOfCity';
import { rank } from './rank';
import { restaurantsCalled } from './restaurantsCalled';
import { withWorkspace } from './Workspace';

const now = new Date('2026-11-20T18:30:00-06:00');
const at = (north: number) => ({ latitude: 38.6 + north / 100, longitude: -90.2 });
const chain = { name: "McDonald's", cuisine: 'Burgers', phone: '+13145550100' };
const addresses = ['6100 N Broadway St', '1119 N Tucker', '4006 Lindell Blvd'];
const places = [
  ...['Rehab Bar & Grill', 'Treasures Bar & Grill', 'Harbor Bar and Grill'].map((name) => ({ name, cuisine: 'Bar' })),
  ...['Mission Taco Joint', 'Tacos 4 Life'].map((name) => ({ name, cuisine: 'Tacos' })),
  { name: 'The Cellar', cuisine: 'Cocktail Bar', description: 'Dim lamps for vampires.' },
  { name: 'Vampire Penguin Shaved Snow & Desserts', cuisine: 'Desserts', ...at(5) },
  { name: 'Zenia Bar & Grille@Marriott St Louis Grand Hotel', cuisine: 'Bar' },
  { name: 'H & M Best Fried Fish & Chicken', cuisine: 'Chicken' },
  { name: 'Cafe Natasha’s Salve Osteria', cuisine: 'Italian' },
  { name: "Pickleman's Gourmet Cafe", cuisine: 'Sandwiches' },
  { name: 'Starbucks', cuisine: 'Coffee' },
  { name: "P.F. Chang's", cuisine: 'Chinese' },
  { name: '7-Eleven', audience: 'counter' },
  { name: 'Fork & Stix', cuisine: 'Thai' },
  { name: 'Steak n Shake', cuisine: 'Burgers' },
  { name: 'The Lounge', cuisine: 'Bar' },
  { name: 'Fox Sports Live', cuisine: 'Sports Bar' },
  { name: 'Crown Candy Kitchen', ...at(3) },
  ...['Sauce on the Side', 'Fish & Chicken Grill'].map((name) => ({ name })),
  { name: 'Union Station Cookies & Cupcakes', ...at(4) },
  ...['Rivertown Gyro', 'Inn at Rivertown', 'House of Rivertown'].map((name) => ({ name, ...at(9) })),
  { name: "Big Ed's Chili Mac", cuisine: 'Diner' },
  { name: 'Kemper Art Museum Coffee Bar', cuisine: 'Coffee' },
  { name: 'Fire and Ice Cream Truck', cuisine: 'Ice Cream' },
  { name: "Ryan's Corner Pub", cuisine: 'Pub' },
  { name: 'The Ordinary Rabbit', cuisine: 'Bar' },
  { name: 'Hot Box Music Bar', cuisine: 'Bar' },
  { name: 'K & N' },
  ...['The Peacemaker', 'Nothing Bundt Cakes', 'Never Enough Tacos'].map((name) => ({ name })),
  ...['Tucker', 'Grand'].map((street) => ({
    name: 'Imo’s',
    address: `1 ${street}`,
    phone: `+1314555${street.length}100`,
  })),
  { name: 'Imo’s at Grand Hotel', address: '2 Olive' },
  ...Array.from({ length: 60 }, (_, number) => ({ name: `Zorba${number} Tavern`, cuisine: 'Bar' })),
  ...addresses.map((address, north) => ({ ...chain, address, ...at(north) })),
];
const index = indexOf(places);
const nameOf = (place: number) => places[place]?.name ?? '';

function read(craving: string) {
  const findPlace = (words: readonly string[], cue: Parameters<typeof findPartOfCity>[3]) =>
    findPartOfCity(index, null, words, cue);
  return understand(craving, { now, findPlace, knows: () => true });
}

const named = (craving: string) => restaurantsCalled(index, read(craving)).map(nameOf);

/** The names of the results; for the three branches of the chain, their addresses. */
const found = (craving: string): string[] =>
  withWorkspace((workspace) =>
    bestPage(index, rank(index, { understanding: read(craving), now }, workspace), { size: 20 }).results.map(
      ({ place }) => addresses[place - (places.length - addresses.length)] ?? nameOf(place),
    ),
  );

test.each([
  ['Rehab Bar and Grill', 'Rehab Bar & Grill'],
  ['rehab bar and grill near me', 'Rehab Bar & Grill'],
  ['harbor bar & grill', 'Harbor Bar and Grill'],
  ['vampire penguin', 'Vampire Penguin Shaved Snow & Desserts'],
  ['marriott grand hotel', 'Zenia Bar & Grille@Marriott St Louis Grand Hotel'],
  ['natashas cafe', 'Cafe Natasha’s Salve Osteria'],
  ['H&M', 'H & M Best Fried Fish & Chicken'],
  ['h and m', 'H & M Best Fried Fish & Chicken'],
  ['fork and stix near me', 'Fork & Stix'],
  ['steak & shake', 'Steak n Shake'],
  ["Pickleman's Gourmet Cafe", "Pickleman's Gourmet Cafe"],
  ["P.F. Chang's", "P.F. Chang's"],
  ['pf changs', "P.F. Chang's"],
  ['7-11', '7-Eleven'],
  ['7 eleven', '7-Eleven'],
  ['cafe natasha', 'Cafe Natasha’s Salve Osteria'],
  ['crown candy kitchen', 'Crown Candy Kitchen'],
  ['crown candy kitchen blt', 'Crown Candy Kitchen'],
  ['a malt at Crown Candy Kitchen', 'Crown Candy Kitchen'],
  ['a blt from crown candy kitchen', 'Crown Candy Kitchen'],
])('"%s" finds %s first', (typed, name) => {
  expect(found(typed)[0]).toBe(name);
});

test('“at” before a name means the restaurant, and “near” means the area around it', () => {
  expect(read('lunch at crown candy').place?.kind).toBe('LANDMARK');
  expect(named('lunch at crown candy')).toEqual(['Crown Candy Kitchen']);
  expect(named('cena en crown candy')).toEqual(['Crown Candy Kitchen']);
  expect(named('lunch near crown candy kitchen')).toEqual([]);
  expect(named('crown candy lunch')).toEqual([]);
  expect(named('blt near the crown candy kitchen')).toEqual([]);
});

test.each([
  ...['salad, sauce on the side please', 'crown royal, candy', 'fish and chicken grill with tacos'],
  ...['anywhere but crown candy kitchen blt', 'not crown candy kitchen, blt', 'blt not at crown candy kitchen'],
  ...['crown candy kitchen? no thanks', 'pizza at rivertown', 'pizza at union station'],
])('"%s" names no restaurant', (typed) => {
  expect(named(typed)).toEqual([]);
});

test.each([...['-starbucks', '🚫 starbucks', 'not starbucks', '不要 starbucks', 'starbucks 말고']])(
  '"%s" does not find Starbucks',
  (typed) => {
    expect(found(typed)).not.toContain('Starbucks');
  },
);

test.each([
  ...['-rehab bar and grill', 'rehab bar and grill 말고', '不要 rehab bar and grill', 'not rehab bar and grill'],
  ...['不要 taco mission', 'taco mission 말고', '비건 taco mission', 'taco mission', 'no vampire penguin', 'no rabbit'],
  ...['vampire penguin 말고', '不要 vampire penguin', 'vegan vampire penguin', 'vampire penguin $', '素食 music bar'],
  ...['vampire penguin allergic to milk', 'vampire penguin open now', 'vampire penguin for 4', '🍨 vampire penguin'],
  ...['live sports', 'live sports $', 'big mac', '全素 big mac', 'art bar', 'art and coffee', 'music bar $'],
  ...['corner pub', 'corner pub open today', 'ice cream truck', '4 tacos', 'tacos for four', 'hot beer', 'lounge'],
  ...['k vegan', 'k bbq', 'k bbq $', 'k, vegan', 'k', 'k & m', 'steak', 'u.s.', 'l.a.', "j.j.'s"],
])('"%s" names no restaurant', (typed) => {
  expect(named(typed)).toEqual([]);
});

test.each([
  ...['not mission taco', '-mission taco', '不要 mission taco', '不要去mission taco', 'mission taco 말고'],
  ...['not peacemaker', 'anything but the peacemaker', 'no peacemaker', 'tacos, but not peacemaker', '-peacemaker'],
  ...['sick of peacemaker', 'no quiero peacemaker', '除了peacemaker', 'peacemaker 빼고', 'peacemaker 제외'],
])('"%s" refuses the restaurant', (typed) => {
  expect(named(typed)).toEqual([]);
});

test.each([
  ...['no peanuts peacemaker', 'peacemaker no onions', 'peanut allergy peacemaker', 'why not peacemaker'],
  ...["can't live without peacemaker", 'none other than peacemaker', 'not far from peacemaker', 'no, peacemaker'],
  ...["isn't peacemaker open?", 'peacemaker not spicy', 'not sure about peacemaker', '不吃鱼 peacemaker'],
  ...['is there no peacemaker?', 'no peacemaker nearby?', 'y si no peacemaker', '没有peacemaker吗', '要不peacemaker'],
])('"%s" does not refuse the restaurant', (typed) => {
  expect(named(typed)).toEqual(['The Peacemaker']);
});

test('a name that begins like a refusal is not refused', () => {
  expect(named('nothing bundt cakes near me')).toEqual(['Nothing Bundt Cakes']);
  expect(named('never enough tacos near me')).toEqual(['Never Enough Tacos']);
});

test.each([
  ['sushi 5 miles or less', false],
  ['hold a table for sushi', false],
  ['no onions', true],
])('%s refuses something: %s', (typed, refuses) => {
  expect(read(typed).refuses).toBe(refuses);
});

test('a diet that is typed beside "k" still counts', () => {
  expect(found('k vegan')).not.toContain('K & N');
});

test.each(['mcdonalds tucker', "McDonald's on Tucker"])('for "%s", the branch on this street comes first', (typed) => {
  expect(found(typed)[0]).toBe('1119 N Tucker');
  expect(found(typed).slice(0, 3).sort()).toEqual([...addresses].sort());
});

test.each(['mcdonalds not on tucker', 'mcdonalds not tucker', 'mcdonalds except tucker', 'mcdonalds 不要 tucker'])(
  'for "%s", the branch on this street does not come first',
  (typed) => {
    expect(found(typed)[0]).not.toBe('1119 N Tucker');
  },
);

test('a street is not meant if its name is in the name of a branch', () => {
  expect(found('grand hotel imos')[0]).toBe('Imo’s at Grand Hotel');
});

test('if no branch is in the named part of the city, the nearest branch comes first', () => {
  expect(found('mcdonalds near vampire penguin')[0]).toBe('4006 Lindell Blvd');
});
