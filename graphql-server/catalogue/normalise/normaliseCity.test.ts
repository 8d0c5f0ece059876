import { normaliseCity } from './normaliseCity';

const city = (raw: string) => normaliseCity(raw).city;

test.each(['SAINT LOUIS', 'St Louis', 'St. Louis', 'Saint Louis', 'st louis', ' SAINT LOUIS'])(
  '%s becomes St. Louis',
  (raw) => {
    expect(city(raw)).toBe('St. Louis');
  },
);

test.each([
  ['EAST SAINT LOUIS', 'East St. Louis'],
  ['FLORISSANT', 'Florissant'],
  ['FAIRVIEW HTS', 'Fairview Heights'],
  ["Lee'S Summit", "Lee's Summit"],
  ['Coeur D&#39;Alene', "Coeur D'Alene"],
  ['O Fallon', "O'Fallon"],
  ["O'FALLON", "O'Fallon"],
  ['Ft. Worth', 'Fort Worth'],
  ['Mt. Pleasant', 'Mount Pleasant'],
  ['N. Las Vegas', 'North Las Vegas'],
  ['E Rutherford', 'East Rutherford'],
  ['Sault Ste. Marie', 'Sault Ste. Marie'],
  ['Land O Lakes', 'Land O Lakes'],
  ['Elk Grove  Village', 'Elk Grove Village'],
  ['Winston-Salem', 'Winston-Salem'],
  ['El Dorado.', 'El Dorado'],
])('%s becomes %s', (raw, expected) => {
  expect(city(raw)).toBe(expected);
});

test.each([
  ['St. Louis, MO', 'St. Louis', 'MO', null],
  ['PHOENIX, AZ 85004-1234', 'Phoenix', 'AZ', '85004'],
  ['Clayton, Missouri', 'Clayton', 'MO', null],
  ['Paris, France', 'Paris, France', null, null],
])('reads the city, the state and the ZIP code from %s', (raw, expected, state, postalCode) => {
  expect(normaliseCity(raw)).toEqual({ city: expected, state, postalCode });
});

test('the city is null if the text has only punctuation', () => expect(city(' , ')).toBeNull());

test('the country after the state is left out', () => {
  for (const raw of ['St. Louis, MO 63101, USA', 'St Louis, MO 63101, United States'])
    expect(normaliseCity(raw)).toEqual({ city: 'St. Louis', state: 'MO', postalCode: '63101' });
});

test.each(['N/A', 'UNKNOWN', 'null', '63101', '-'])('%s is no city', (raw) => expect(city(raw)).toBeNull());
