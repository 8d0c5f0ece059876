import { locationOf } from './City';
import { suggestLocations } from './suggestLocations';

const suggested = (text: string) =>
  suggestLocations(text).map(({ city, isCorrection }) => `${locationOf(city)}${isCorrection ? '?' : ''}`);

test.each<[string, string[]]>([
  ['', ['St. Louis, MO', 'Phoenix, AZ', 'New York, NY', 'Los Angeles, CA', 'Chicago, IL', 'Houston, TX']],
  ['  ', ['St. Louis, MO', 'Phoenix, AZ', 'New York, NY', 'Los Angeles, CA', 'Chicago, IL', 'Houston, TX']],
  [
    'san',
    [
      'San Antonio, TX',
      'San Diego, CA',
      'San Jose, CA',
      'San Francisco, CA',
      'South San Francisco, CA',
      'Rancho Santa Margarita, CA',
    ],
  ],
  [
    'louis',
    ['Louisville, KY', 'Louisville, CO', 'Louisville, OH', 'Louisville, MS', 'St. Louis, MO', 'St. Louis Park, MN'],
  ],
  [
    'a',
    [
      'Austin, TX',
      'Albuquerque, NM',
      'Atlanta, GA',
      'Arlington, TX',
      'Los Angeles, CA',
      'San Antonio, TX',
      'Chicago, IL',
      'Philadelphia, PA',
    ],
  ],
  ['clay', ['Clayton, NC', 'Clayton, MO', 'Clayton, OH', 'Clay, AL', 'Barclay, MD', 'Whiteclay, NE']],
  ['St. Louis, MO', ['St. Louis, MO', 'Lake St. Louis, MO']],
  ['st louis missou', ['St. Louis, MO', 'Lake St. Louis, MO']],
  ['n. las', ['North Las Vegas, NV']],
  ['nyc', ['New York, NY']],
  ['63101', ['St. Louis, MO']],
  [' 85001 ', ['Phoenix, AZ']],
  ['00000', []],
  ['6310', []],
  ['631011', []],
  ['63101-1234', []],
  ['chcago', ['Chicago, IL?']],
  ['pheonix', ['Phoenix, AZ?']],
  ['saint loius', ['St. Louis, MO?']],
  ['new yrok', ['New York, NY?']],
  ['bellvue', ['Bellevue, WA?', 'Bellvue, CO']],
  ['xxcago..', []],
  ['xq', []],
  ['!!!', []],
  ['🍕', []],
  ['\n', ['St. Louis, MO', 'Phoenix, AZ', 'New York, NY', 'Los Angeles, CA', 'Chicago, IL', 'Houston, TX']],
  ['constructor', []],
  ['x'.repeat(101), []],
  ['St. Louis '.repeat(1000), []],
])('for %j, the suggestions are %j', (text, cities) => {
  expect(suggested(text)).toEqual(cities);
});

test('the city of a nickname comes before cities whose names begin with the text', () => {
  expect(suggested('la').slice(0, 2)).toEqual(['Los Angeles, CA', 'Las Vegas, NV']);
});

test('punctuation is ignored', () => {
  expect(suggested('(a+)+$')).toEqual(suggested('a'));
});

test.each(['s', 'st', 'sain', 'saint l', 'st.', 'ST. L'])('for %j, St. Louis is one of the suggestions', (text) => {
  expect(suggested(text)).toContain('St. Louis, MO');
});

test('one or two typed characters give at most 8 cities, and no city twice', () => {
  for (const first of 'abcdefghijklmnopqrstuvwxyz') {
    for (const second of ['', 'a', 'e', 'o', 'n', 't', ' ']) {
      const cities = suggested(first + second);
      expect(cities.length).toBeLessThanOrEqual(8);
      expect(new Set(cities).size).toBe(cities.length);
    }
  }
});
