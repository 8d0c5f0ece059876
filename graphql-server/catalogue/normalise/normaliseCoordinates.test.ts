import { correctedCoordinates, normaliseCoordinates } from './normaliseCoordinates';

test('coordinates are rounded to six decimals', () => {
  expect(normaliseCoordinates(38.58265966400006, -90.30515076199998)).toEqual({
    latitude: 38.58266,
    longitude: -90.305151,
  });
});

test.each([
  ['Phoenix', 33.4484, -112.074],
  ['Anchorage', 61.2181, -149.9003],
  ['Honolulu', 21.3069, -157.8583],
  ['San Juan', 18.4655, -66.1057],
])('coordinates in the US stay unchanged: %s', (_, latitude, longitude) => {
  expect(normaliseCoordinates(latitude, longitude)).toEqual({ latitude, longitude });
});

test.each([
  ['null island', 0, 0],
  ['Paris', 48.8566, 2.3522],
  ['swapped', -90.3, 38.6],
  ['out of range', 95, -190],
  ['half of a pair', 38.6, null],
  ['not a number', Number.NaN, -90],
])('the result for coordinates of this kind is null: %s', (_, latitude, longitude) => {
  expect(normaliseCoordinates(latitude, longitude)).toBeNull();
});

test('correctedCoordinates corrects swapped numbers, a missing minus sign, or both', () => {
  expect(correctedCoordinates(-90.3, 38.6)).toEqual([{ latitude: 38.6, longitude: -90.3 }]);
  expect(correctedCoordinates(38.6, 90.3)).toEqual([{ latitude: 38.6, longitude: -90.3 }]);
  expect(correctedCoordinates(90.3, 38.6)).toEqual([{ latitude: 38.6, longitude: -90.3 }]);
  expect(correctedCoordinates(0, 0)).toEqual([]);
});
