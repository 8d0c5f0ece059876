import { cityById, cityId, cityNamed, giveIds } from './cityId';
import { findCity } from './findCity';
import { loadCities } from './loadCities';
import { namesakesOf } from './namesakesOf';
import pinned from './numberedCityIds.json';

test('each city has its own id, and the id finds the city', () => {
  const { all } = loadCities();
  expect(new Set(all.map(cityId)).size).toBe(all.length);
  expect(all.filter((city) => cityById(cityId(city)) !== city)).toEqual([]);
  expect(cityById('st-louis-mo')).toBe(findCity('St. Louis'));
});

test('of two cities with the same name and state, only the smaller one has a ZIP code in its id', () => {
  const [larger, other] = [findCity('Jackson, NJ'), findCity('08527')];
  expect([larger, other].map((city) => city && cityId(city))).toEqual(['jackson-nj', 'jackson-nj-08527']);
});

test('the ids with a ZIP code are those in numberedCityIds.json (add new ids there, do not remove any)', () => {
  const idsWithPostalCode = loadCities()
    .all.map(cityId)
    .filter((id) => /-\d{5}$/.test(id));
  expect(idsWithPostalCode.toSorted()).toEqual(pinned);
});

test('no id changes when a city becomes larger than its namesake in the state, or gets another ZIP code', () => {
  const { all, withPostalCode } = loadCities();
  const other = findCity('08527');
  if (!other) throw new Error('08527 is gone');
  const more = { ...other, postalCodes: ['08500', '08527'] };
  const turned = all.map((city) => (city === other ? more : city)).toReversed();
  const again = (code: string) => (code === '08527' ? more : withPostalCode(code));
  const { cities, idsWithPostalCode: ids } = giveIds({ all: turned, withPostalCode: again }, pinned);
  expect([...cities.keys()].toSorted()).toEqual(all.map(cityId).toSorted());
  expect([ids.get(more), cities.get('jackson-nj')]).toEqual(['jackson-nj-08527', findCity('Jackson, NJ')]);
});

test.each(['', '-', 'st-louis', 'st-louis-xx', 'St-Louis-MO', 'st louis mo', 'stlouis-mo', 'x'.repeat(1000)])(
  'cityById returns null for a text that is not an id (row %# of the table)',
  (id) => expect(cityById(id)).toBeNull(),
);

test('a city is found by the key and state that restaurants store', () => {
  expect(cityNamed({ cityKey: 'st louis', state: 'MO' })).toBe(findCity('St. Louis'));
  expect(cityNamed({ cityKey: 'stlouis', state: 'MO' })).toBeNull();
  expect(cityNamed({ cityKey: 'st louis', state: 'CA' })).toBeNull();
});

test.each([
  ['Springfield', ['MA', 'IL']],
  ['springfield il', []],
  ['Springfield, MO', []],
  ['65801', []],
  ['St. Louis', []],
  ['nyc', []],
])('of the other cities that %j may mean, the first two (if any) are in the states %j', (text, states) => {
  const city = findCity(text);
  const namesakes = city ? namesakesOf(city, text) : [];
  expect(namesakes.slice(0, 2).map(({ state }) => state)).toEqual(states);
});
