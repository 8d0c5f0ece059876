import { cityById, cityId, cityNamed } from './cityId';
import { findCity } from './findCity';
import { loadCities } from './loadCities';
import { namesakesOf } from './namesakesOf';

test('an id leads back to its city; of two of one name and state to the first', () => {
  const { all } = loadCities();
  const others = all.filter((city) => cityById(cityId(city)) !== city);
  for (const city of others) {
    expect(cityById(cityId(city))).toMatchObject({ key: city.key, state: city.state });
  }
  expect(others.length).toBeLessThan(all.length / 500);
  expect(cityById('st-louis-mo')).toBe(findCity('St. Louis'));
});

test.each(['', '-', 'st-louis', 'st-louis-xx', 'St-Louis-MO', 'st louis mo', 'stlouis-mo', 'x'.repeat(1000)])(
  '%.20j is no id',
  (id) => expect(cityById(id)).toBeNull(),
);

test('a city as restaurants name it', () => {
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
])('%j may mean others in %j', (text, states) => {
  const city = findCity(text);
  const namesakes = city ? namesakesOf(city, text) : [];
  expect(namesakes.slice(0, 2).map(({ state }) => state)).toEqual(states);
});
