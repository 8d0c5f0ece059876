import { cellsAround, degreesAround } from './cellsAround';
import { matchKeysOf } from './matchKeys';

const cellOf = (latitude: number, longitude: number) =>
  matchKeysOf({ latitude, longitude, phone: null, address: null, state: 'MO', city: 'x' }).cell;

test.each([
  ['St. Louis', 38.627, -90.1994],
  ['Key West', 24.5551, -81.78],
  ['Utqiagvik, where cells are narrow', 71.2906, -156.7886],
  ['the corner of four cells', 38.624, -90.2],
])('every tested point within 200 m of %s is in one of the cells', (_, latitude, longitude) => {
  const cells = cellsAround(latitude, longitude);
  const reach = degreesAround(latitude);
  for (let step = 0; step < 360; step += 5) {
    for (const part of [0.3, 0.7, 0.999]) {
      const north = reach.latitude * part * Math.sin(step);
      const east = reach.longitude * part * Math.cos(step);
      expect(cells).toContain(cellOf(latitude + north, longitude + east));
    }
  }
});

test('cellsAround returns the cell of the point, and no unnecessary cells', () => {
  expect(cellsAround(38.6261, -90.1981)).toHaveLength(3); // here, cells are about 350 m wide and 445 m high
  expect(cellsAround(38.6261, -90.1981)).toContain(cellOf(38.6261, -90.1981));
});
