import { groupPlaces, type MapPlace } from './groupPlaces';

const place = (name: string, latitude: number, longitude: number): MapPlace => ({
  id: name,
  name,
  coordinates: { latitude, longitude },
});
const arch = place('Arch', 38.6247, -90.1848);
const nextDoor = place('Next door', 38.6249, -90.185);
const chicago = place('Chicago', 41.8781, -87.6298);
const names = (zoom: number, places = [arch, chicago, nextDoor]) =>
  groupPlaces(places, zoom).map((group) => group.places.map(({ name }) => name));

test('at zoom 0 all places share one group; at zoom 8 only neighbors share one; at zoom 20 each place is alone', () => {
  expect(names(0)).toEqual([['Arch', 'Chicago', 'Next door']]);
  expect(names(8)).toEqual([['Arch', 'Next door'], ['Chicago']]);
  expect(names(20)).toEqual([['Arch'], ['Chicago'], ['Next door']]);
});

test('a group is in the middle of its places', () => {
  const [group] = groupPlaces([arch, nextDoor], 8);
  expect(group?.coordinates.latitude).toBeCloseTo(38.6248, 6);
  expect(group?.coordinates.longitude).toBeCloseTo(-90.1849, 6);
});

test('the key of a group stays the same when a neighbor and a distant place are added', () => {
  const [before] = groupPlaces([arch], 12);
  const after = groupPlaces([chicago, arch, nextDoor], 12).map(({ key }) => key);
  expect(after).toContain(before?.key);
});

test('places with the same coordinates share a group even at zoom 22', () => {
  expect(names(22, [arch, { ...arch, name: 'Upstairs' }])).toEqual([['Arch', 'Upstairs']]);
});

test('neighboring pins are more than 36 pixels apart, even if they are on two sides of a grid line', () => {
  const row = Array.from({ length: 60 }, (_, at) => place(`${at}`, 38.6, -90.2 + at / 400));
  for (const zoom of [10, 11, 12]) {
    const across = groupPlaces(row, zoom).map(({ coordinates }) => (coordinates.longitude / 360) * 512 * 2 ** zoom);
    const gaps = across.slice(1).map((x, at) => x - (across[at] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(36);
  }
});

test('a group that spans two cells of the grid also joins a near group in a third cell', () => {
  const longitudeAt = (pixel: number) => (pixel / (512 * 2 ** 12) - 0.5) * 360;
  const row = [55, ...Array.from({ length: 20 }, () => 95), 113].map((pixel, at) =>
    place(`${at}`, 38.6, longitudeAt(pixel)),
  );
  expect(groupPlaces(row, 12)).toHaveLength(1);
});
