import { cityId } from '../../locations/cityId';
import { findCity } from '../../locations/findCity';
import { readOtherCity } from './readOtherCity';

test.each([
  ['tacos in Phoenix', 'phoenix-az'],
  ['tacos 85004', 'phoenix-az'],
  ['near 63110', null],
  ['tacos in Portland', 'portland-or'],
  ['tacos in Portland 04101', 'portland-me'],
  ['in Aurora, 60505', 'aurora-il'],
  ['12345 olive blvd', null],
  ['$12345 tacos', null],
  ['tacos near washington ave', null],
  ['brunch in jackson park', null],
])('%j names the city %j, if St. Louis is searched', (craving, id) => {
  const other = readOtherCity(craving, findCity('St. Louis'), []);
  expect(other && cityId(other.city)).toBe(id);
});
