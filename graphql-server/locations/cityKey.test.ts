import { cityKey, parseCity } from './cityKey';

test.each([
  ['St. Louis', 'st louis'],
  ['  SAINT   LOUIS ', 'st louis'],
  ['st.louis', 'st louis'],
  ['D.C.', 'dc'],
  ["O'Fallon", 'ofallon'],
  ['O’Fallon', 'ofallon'],
  ['Kapa‘a', 'kapaa'],
  ['Winston-Salem', 'winston salem'],
  ['Cañon City', 'canon city'],
  ['Saintsbury', 'saintsbury'],
  ['Ft. Worth', 'fort worth'],
  ['Mt Pleasant', 'mount pleasant'],
  ['서울', '서울'],
  ['...', ''],
])('cityKey(%j) is %j', (city, key) => {
  expect(cityKey(city)).toBe(key);
});

test.each([
  ['St. Louis', { cityKey: 'st louis' }],
  ['Saint Louis', { cityKey: 'st louis' }],
  ['st louis, mo', { cityKey: 'st louis', state: 'MO' }],
  ['st louis mo', { cityKey: 'st louis', state: 'MO' }],
  ['St. Louis, Missouri', { cityKey: 'st louis', state: 'MO' }],
  ['St. Louis, MO 63101', { cityKey: 'st louis', state: 'MO' }],
  ['st.louis mo 63101-1234', { cityKey: 'st louis', state: 'MO' }],
  ['Billings, MT', { cityKey: 'billings', state: 'MT' }],
  ['mt vernon il', { cityKey: 'mount vernon', state: 'IL' }],
  ['billings mt', { cityKey: 'billings', state: 'MT' }],
  ['63101', { cityKey: '63101' }],
  ['New York, New York', { cityKey: 'new york', state: 'NY' }],
  ['Washington, D.C.', { cityKey: 'washington', state: 'DC' }],
  ['Washington', { cityKey: 'washington' }],
  ['Kansas City', { cityKey: 'kansas city' }],
  ['LA', { cityKey: 'la' }],
  ['Nowhere, constructor', { cityKey: 'nowhere constructor' }],
  ['Paris, France', { cityKey: 'paris france' }],
  [', MO', { cityKey: 'mo' }],
  ['', { cityKey: '' }],
])('parseCity(%j) is %j', (text, parsed) => {
  expect(parseCity(text)).toEqual(parsed);
});
