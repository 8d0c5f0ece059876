import { aPlace } from '../testing/aPlace';
import { mergePlaces } from './mergePlaces';
import type { SourcedFacts } from './SourcedFacts';

const from = ({ source, sourceId }: SourcedFacts) => ({ source, sourceId });

/** Returns the places in every possible order. */
function orders(places: SourcedFacts[]): SourcedFacts[][] {
  if (places.length < 2) return [places];
  return places.flatMap((first) => orders(places.filter((place) => place !== first)).map((rest) => [first, ...rest]));
}

test('the facts of a single place stay unchanged, and the provenance is null', () => {
  const place = aPlace('map', { cuisine: 'Thai' });
  expect(mergePlaces([place])).toEqual({ facts: place.facts, provenance: null });
});

test('of the sources that have a fact, the source with the highest precedence is used', () => {
  const register = aPlace('register', {
    phone: '+13148321244',
    cuisine: 'Tavern',
    website: 'https://register.example/',
  });
  const map = aPlace('map', {
    cuisine: 'Thai',
    hours: 'Mo 10:00-20:00',
    weeklyHours: [{ day: 1, opens: 600, closes: 1200 }],
  });
  const brand = aPlace('brand', { name: "Arby's", website: 'https://arbys.example/' });
  for (const places of orders([register, map, brand])) {
    const { facts, provenance } = mergePlaces(places);
    expect(facts).toMatchObject({
      name: "Arby's",
      cuisine: 'Thai',
      phone: '+13148321244',
      website: 'https://arbys.example/',
      hours: 'Mo 10:00-20:00',
      priceRange: null,
    });
    expect(provenance).toMatchObject({
      name: from(brand),
      cuisine: from(map),
      phone: from(register),
      website: from(brand),
      hours: from(map),
      weeklyHours: from(map),
    });
    expect(provenance).not.toHaveProperty('priceRange');
  }
});

test('the name from a guide has precedence over the names from a brand and a map', () => {
  const places = [
    aPlace('brand', { name: 'Brand' }),
    aPlace('guide', { name: 'GUIDE' }),
    aPlace('map', { name: 'Map' }),
  ];
  expect(mergePlaces(places).facts.name).toBe('GUIDE');
});

test('facts that belong together come from one source', () => {
  const map = aPlace('map', {
    city: 'Clayton',
    cityKey: 'clayton',
    latitude: 38.64,
    longitude: -90.33,
    timeZone: 'America/Chicago',
  });
  const brand = aPlace('brand', {
    city: 'St. Louis',
    cityKey: 'st louis',
    latitude: 38,
    longitude: -90,
    timeZone: 'X',
  });
  const { facts, provenance } = mergePlaces([map, brand]);
  expect(facts).toMatchObject({ city: 'St. Louis', cityKey: 'st louis' });
  expect(facts).toMatchObject({ latitude: 38.64, longitude: -90.33, timeZone: 'America/Chicago' });
  expect(provenance).toMatchObject({
    city: from(brand),
    cityKey: from(brand),
    latitude: from(map),
    timeZone: from(map),
  });
});

test('holiday hours come from the source of the weekly hours, or from any source if there are no weekly hours', () => {
  const weeklyHours = [{ day: 1 as const, opens: 600, closes: 1320 }];
  const brand = aPlace('brand', { weeklyHours, hours: 'Mo 10:00-22:00' });
  const map = aPlace('map', { weeklyHours, hours: 'Mo 10:00-22:00; PH off', holidayHours: [] });
  expect(mergePlaces([brand, map]).facts.holidayHours).toBeNull();
  const onlyHolidays = aPlace('map', { holidayHours: [] });
  expect(mergePlaces([aPlace('brand'), onlyHolidays]).facts.holidayHours).toEqual([]);
});

test('lists of words are combined; the provenance is the source of highest precedence that has words', () => {
  const map = aPlace('map', { features: ['wifi', 'takeout'], dietaryOptions: [] });
  const aggregate = aPlace('aggregate', { features: ['delivery', 'takeout'], dietaryOptions: ['vegan'] });
  for (const places of orders([map, aggregate])) {
    const { facts, provenance } = mergePlaces(places);
    expect(facts.features).toEqual(['takeout', 'delivery', 'wifi']);
    expect(facts.dietaryOptions).toEqual(['vegan']);
    expect(provenance).toMatchObject({ features: from(map), dietaryOptions: from(aggregate) });
  }
});

test('if the source with the highest precedence has no pictures, the pictures come from another source', () => {
  const brand = aPlace('brand', { imageUrls: [], recommendedDishes: [] });
  const map = aPlace('map', { imageUrls: ['https://map.example/1.jpg'] });
  expect(mergePlaces([brand, map]).facts.imageUrls).toEqual(['https://map.example/1.jpg']);
});

test('empty holiday hours of a brand are a known fact, so they have precedence over holiday hours of a map', () => {
  const brand = aPlace('brand', { holidayHours: [] });
  const map = aPlace('map', { holidayHours: [{ opens: 600, closes: 900 }] });
  expect(mergePlaces([map, brand]).facts.holidayHours).toEqual([]);
});

test('the shortest of one source’s names wins, even if a place of another source is between them in the list', () => {
  const places = [
    aPlace('register', { sourceId: '1', name: 'Pappy’s - Banquet Kitchen' }),
    { ...aPlace('register', { sourceId: '2', name: 'Pappy’s Smokehouse' }), source: 'another-register' },
    aPlace('register', { sourceId: '3', name: 'Pappy’s' }),
  ];
  expect(mergePlaces(places).facts.name).toBe('Pappy’s');
});

test('a name with lower-case letters precedes a name in capitals; of one source’s names, the shortest wins', () => {
  const map = aPlace('map', { name: 'KIMS BBQ' });
  const register = aPlace('register', { name: 'Kim’s BBQ' });
  expect(mergePlaces([map, register]).facts.name).toBe('Kim’s BBQ');
  const kitchen = aPlace('register', { sourceId: '1', name: 'Pappy’s - Banquet Kitchen' });
  const door = aPlace('register', { sourceId: '2', name: 'Pappy’s' });
  for (const places of orders([kitchen, door])) expect(mergePlaces(places).facts.name).toBe('Pappy’s');
});

test('among sources of one kind, the newest day decides, then the source’s name; the hour does not matter', () => {
  const old = aPlace('map', { source: 'a-map', name: 'Old', fetchedAt: new Date('2026-11-20T23:00:00Z') });
  const early = aPlace('map', { source: 'b-map', name: 'Early', fetchedAt: new Date('2026-11-21T01:00:00Z') });
  const late = aPlace('map', { source: 'c-map', name: 'Late', fetchedAt: new Date('2026-11-21T09:00:00Z') });
  for (const places of orders([old, early, late])) expect(mergePlaces(places).facts.name).toBe('Early');
});

test('a fact that no source has stays unknown', () => {
  const { facts } = mergePlaces([aPlace('map'), aPlace('brand'), aPlace('register')]);
  expect(facts).toMatchObject({ cuisine: null, phone: null, hours: null, features: [], needsReservation: null });
  expect(Object.keys(facts).sort()).toEqual(Object.keys(aPlace('map').facts).sort());
});

test('"no reservation needed" is a fact with a provenance, like other facts', () => {
  const map = aPlace('map', { needsReservation: false });
  for (const places of orders([aPlace('brand'), map, aPlace('register')])) {
    const { facts, provenance } = mergePlaces(places);
    expect(facts.needsReservation).toBe(false);
    expect(provenance?.needsReservation).toEqual(from(map));
  }
});

describe('permanently closed', () => {
  const day = (n: number) => new Date(Date.UTC(2026, 10, n));
  const closes = (kind: SourcedFacts['kind'], n: number) => aPlace(kind, { isClosed: true, fetchedAt: day(n) });
  const lists = (kind: SourcedFacts['kind'], n: number) => aPlace(kind, { fetchedAt: day(n) });
  test.each([
    ['the newest source counts: closed', [lists('map', 1), closes('register', 2)], true],
    ['the newest source counts: open', [closes('map', 1), lists('register', 2)], false],
    ['on the same day, closed counts', [lists('brand', 1), closes('aggregate', 1)], true],
    ['one source closed only a duplicate', [lists('map', 1), closes('map', 1)], false],
    ['one source closed a duplicate, another closes', [lists('map', 1), closes('map', 1), closes('brand', 1)], true],
    ['a guide wins: open', [lists('guide', 1), closes('map', 2)], false],
    ['a guide wins: closed', [closes('guide', 1), lists('map', 2)], true],
    ['all open', [lists('map', 1), lists('brand', 2)], false],
  ])('isClosed and its provenance are right in the case "%s"', (_, places, isClosed) => {
    for (const order of orders(places)) {
      const { facts, provenance } = mergePlaces(order);
      expect(facts.isClosed).toBe(isClosed);
      const closing = places.findLast((place) => place.facts.isClosed);
      expect(provenance?.isClosed).toEqual(isClosed && closing ? from(closing) : undefined);
    }
  });
});
