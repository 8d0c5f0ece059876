import { locationOf } from './City';
import { findCity } from './findCity';

test.each([
  ['St. Louis', 'St. Louis, MO'],
  ['Saint Louis', 'St. Louis, MO'],
  ['st louis mo', 'St. Louis, MO'],
  ['ST.LOUIS,MO', 'St. Louis, MO'],
  ['St. Louis, Missouri', 'St. Louis, MO'],
  ['st louis missouri', 'St. Louis, MO'],
  ['St. Louis, MO, USA', 'St. Louis, MO'],
  ['saint louis, mo 63101', 'St. Louis, MO'],
  ['St. Louis, MO 63101-1234', 'St. Louis, MO'],
  ['63101', 'St. Louis, MO'],
  [' 63101 ', 'St. Louis, MO'],
  ['St. Louis, MI', 'St. Louis, MI'],
  ['saint louis park', 'St. Louis Park, MN'],
  ['85001', 'Phoenix, AZ'],
  ['phoenix', 'Phoenix, AZ'],
  ['Springfield', 'Springfield, MO'],
  ['Springfield, IL', 'Springfield, IL'],
  ['Springfield 62701', 'Springfield, IL'],
  ['springfield massachusetts', 'Springfield, MA'],
  ['Clayton, MO', 'Clayton, MO'],
  ['New York', 'New York, NY'],
  ['new york city', 'New York, NY'],
  ['New York, New York', 'New York, NY'],
  ['NYC', 'New York, NY'],
  ['10001', 'New York, NY'],
  ['Brooklyn', 'Brooklyn, NY'],
  ['11201', 'Brooklyn, NY'],
  ['the Bronx', 'Bronx, NY'],
  ['Washington, D.C.', 'Washington, DC'],
  ['washington dc', 'Washington, DC'],
  ['Ft. Worth', 'Fort Worth, TX'],
  ['Mt Pleasant, SC', 'Mount Pleasant, SC'],
  ['n. las vegas', 'North Las Vegas, NV'],
  ["O'Fallon, MO", "O'Fallon, MO"],
  ['o fallon mo', "O'Fallon, MO"],
  ['mc kinney tx', 'McKinney, TX'],
  ['la mesa', 'La Mesa, CA'],
  ['Canon City', 'Cañon City, CO'],
  ['winston salem', 'Winston-Salem, NC'],
  ['lexington ky', 'Lexington, KY'],
  ['charlotte north carolina', 'Charlotte, NC'],
  ['Kansas City', 'Kansas City, MO'],
  ['kansas city ks', 'Kansas City, KS'],
  ['kapaa', 'Kapa‘a, HI'],
  ['San Juan, PR', 'San Juan, PR'],
  ['00901', 'San Juan, PR'],
])('findCity(%j) is %s', (text, location) => {
  const city = findCity(text);
  expect(city && locationOf(city)).toBe(location);
});

test.each([
  '',
  '   ',
  '00000',
  '6310',
  '631011',
  '6310a',
  '63101-1234',
  'Nowhereville',
  'St. Louis, AK',
  'Missouri, MO, MO',
  '(.*)+$',
  '🍕',
  '\0',
  'constructor',
  '__proto__',
  'x'.repeat(10_000),
  `${'St. Louis, '.repeat(1000)}MO`,
])('%j is not a city', (text) => {
  expect(findCity(text)).toBeNull();
});

test('a city has coordinates, a population and its ZIP codes in order; some cities have no ZIP codes', () => {
  const city = findCity('63108');
  expect(city).toMatchObject({ name: 'St. Louis', state: 'MO', key: 'st louis', population: 315_685 });
  expect(city?.latitude).toBeCloseTo(38.63, 1);
  expect(city?.longitude).toBeCloseTo(-90.2, 1);
  expect(city?.postalCodes).toEqual(expect.arrayContaining(['63101', '63108', '63139']));
  expect(city?.postalCodes).toEqual([...(city?.postalCodes ?? [])].sort());
  expect(findCity('Affton, MO')?.postalCodes).toEqual([]);
});
