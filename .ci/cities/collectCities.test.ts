import type { CityRecord } from './CityRecord';
import { collectCities } from './collectCities';
import type { PostalTown } from './readPostalTowns';

const city = (name: string, population: number | null, latitude = 38, state = 'MO'): CityRecord => ({
  name,
  state,
  latitude,
  longitude: -90,
  population,
  postalCodes: [],
});
const town = (name: string | null, codes: string[], latitude = 38.01, state = 'MO'): PostalTown => ({
  name,
  state,
  postalCodes: codes.map((code) => ({ code, latitude, longitude: -90 })),
});
const linesOf = (cities: CityRecord[]) =>
  cities.map(({ name, state, population, postalCodes }) =>
    [name, state, population, ...postalCodes.map(({ code }) => code)].join(' '),
  );

test('two spellings of a name are one city; a town that GeoNames lacks is a city without a population', () => {
  const cities = [city('McKinney', 1000), city('Saint Louis', 300_000)];
  const towns = [town('Mc Kinney', ['63002']), town('St. Louis', ['63102', '63101']), town('Nowhere', ['63003'])];
  expect(linesOf(collectCities(cities, towns))).toEqual([
    'Saint Louis MO 300000 63101 63102',
    'McKinney MO 1000 63002',
    'Nowhere MO  63003',
  ]);
});

test('the ZIP codes of a town are kept if the city with the same name has no population', () => {
  const cities = [city('Chesterfield', 0, 38)];
  expect(linesOf(collectCities(cities, [town('Chesterfield', ['63001'])]))).toEqual(['Chesterfield MO  63001']);
});

test('a town joins the nearby city with its name and state; if there is no such city, the town is a new city', () => {
  const cities = [city('Midway', 5000, 30), city('Midway', 100, 38), city('Rose Hill', 20_000, 36.9)];
  const towns = [town('Midway', ['63001']), town('Rose Hill', ['63002'], 40), town('Midway', ['32001'], 38, 'FL')];
  expect(linesOf(collectCities(cities, towns))).toEqual([
    'Rose Hill MO 20000',
    'Midway MO 100 63001',
    'Midway FL  32001',
    'Rose Hill MO  63002',
  ]);
});

test('the population of a part of a city is removed if it nearly equals that of the whole city', () => {
  const cities = [city('Tempe', 175_000), city('Tempe Junction', 158_000), city('North Tempe', 40_000)];
  expect(linesOf(collectCities(cities, [town('Tempe', ['85001'])]))).toEqual([
    'Tempe MO 175000 85001',
    'North Tempe MO 40000',
    'Tempe Junction MO ',
  ]);
});

test('a ZIP code of an organization is given to the nearest city', () => {
  const cities = [city('Here', 500, 38), city('There', 500, 39)];
  const towns = [town('Here', ['63001']), town('There', ['63002'], 39), town(null, ['63009'], 38.9)];
  expect(linesOf(collectCities(cities, towns))).toEqual(['Here MO 500 63001', 'There MO 500 63002 63009']);
});
