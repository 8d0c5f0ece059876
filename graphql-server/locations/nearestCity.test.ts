import { locationOf } from './City';
import { nearestCity } from './nearestCity';

test.each([
  [38.6446, -90.2615, 'St. Louis, MO'],
  [33.4484, -112.074, 'Phoenix, AZ'],
  [40.6782, -73.9442, 'Brooklyn, NY'],
  [40.7128, -74.006, 'New York, NY'],
  [30.2672, -97.7431, 'Austin, TX'],
  [64.8378, -147.7164, 'Fairbanks, AK'],
  [21.3069, -157.8583, 'Honolulu, HI'],
])('the nearest city to %d, %d is %s', (latitude, longitude, location) => {
  const city = nearestCity(latitude, longitude);
  expect(city && locationOf(city)).toBe(location);
});

test.each([
  [0, 0],
  [48.8566, 2.3522],
  [27, -90],
  [90, 0],
  [-90, 180],
  [Number.NaN, -90],
  [Number.POSITIVE_INFINITY, 0],
])('there is no city near %d, %d', (latitude, longitude) => {
  expect(nearestCity(latitude, longitude)).toBeNull();
});
