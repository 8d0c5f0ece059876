import { readPoint } from './readPoint';

test.each([
  ['POINT (-116.2023 43.6163)', '43.6163', '-116.2023'],
  ['point(-116.2 43.6)', '43.6', '-116.2'],
  ['SRID=4326;POINT(-116.2 43.6)', '43.6', '-116.2'],
  ['43.6163, -116.2023', '43.6163', '-116.2023'],
  ['(43.6163, -116.2023)', '43.6163', '-116.2023'],
  ['199 N 8th St\nBoise, ID 83702\n(43.6163, -116.2023)', '43.6163', '-116.2023'],
  [{ type: 'Point', coordinates: [-116.2, 43.6] }, '43.6', '-116.2'],
])('%j is a point', (value, latitude, longitude) => {
  expect(readPoint(value)).toEqual({ latitude, longitude });
});

test.each(['', 'Boise', '43.6', '43.6 -116.2', 'POLYGON ((0 0, 1 1))', '1 Main St, 12', null, undefined, 7, {}])(
  '%j is not a point',
  (value) => {
    expect(readPoint(value)).toBeNull();
  },
);
