import { stateCode } from '../../graphql-server/locations/usStates';
import type { PostalCode } from './CityRecord';

/** A ZIP code in the package zipcodes. */
interface Entry {
  zip: string;
  latitude: number;
  longitude: number;
  city: string;
  state: string;
}

/** The ZIP codes in one state that share one town's name. */
export interface PostalTown {
  /** Null for ZIP codes of organizations, because these ZIP codes have no town's name. */
  name: string | null;
  state: string;
  postalCodes: PostalCode[];
}

/**
 * Matches names of organizations. ZIP codes of banks, agencies and contests have such a name instead of a town's name.
 */
const ORGANISATION = new RegExp(
  [
    '[\\d&/]|Contest|Natl Bank|National Bank|Union Bank|Us Bank|Bank Of|Citicorp|Centerre|Midlantic|Ameritrust',
    'American (?:Express|Greeting)|Roadway|Telephone|Parcel|Return Center|Lottery|State Farm|Insurance|Census|Electric',
    'Federal Comm|Internal Revenue|Area Office|Pacific Tel|Us West|Geological|Board Of|Reporting|\\bInc\\b|\\bDept\\b|Univ ',
    'Mail Service|(?:Mail|Assoc|Ins|Co|Corp|Brm|Svc|Systems|Comp|Ctr|Fac|Facility|Usa|International|Direct|Institute)$',
  ].join('|'),
);
const WORDS: Record<string, string> = {
  Hts: 'Heights',
  Spgs: 'Springs',
  Jct: 'Junction',
  Twp: 'Township',
  Bch: 'Beach',
  Pk: 'Park',
  Afb: 'AFB',
};
const NAMES = new Map([
  ['Atl', 'Atlanta'],
  ['Bham', 'Birmingham'],
  ['Nashvl', 'Nashville'],
  ['Crp Christi', 'Corpus Christi'],
]);

/**
 * Towns of the states, the District of Columbia and Puerto Rico, from the package zipcodes. ZIP codes without
 * coordinates are left out.
 */
export function readPostalTowns(): PostalTown[] {
  const { codes } = require('zipcodes/lib/codes.js') as { codes: Record<string, Entry> };
  const towns = new Map<string, PostalTown>();
  for (const { zip: code, latitude, longitude, city, state } of Object.values(codes)) {
    if (!stateCode(state) || (!latitude && !longitude)) continue;
    const name = ORGANISATION.test(city) ? null : nameOf(city);
    const key = `${name},${state}`;
    const town = towns.get(key) ?? { name, state, postalCodes: [] };
    town.postalCodes.push({ code, latitude, longitude });
    towns.set(key, town);
  }
  return [...towns.values()];
}

function nameOf(city: string): string {
  return (NAMES.get(city) ?? city)
    .replace(/\b(?:Hts|Spgs|Jct|Twp|Bch|Pk|Afb)\b/g, (word) => WORDS[word] ?? word)
    .replace(/^N (?=\p{Lu})/u, 'North ')
    .replace(/^S (?=\p{Lu})/u, 'South ')
    .replace(/\bSaint (?=\p{L})/gu, 'St. ')
    .replace(/\bMc (\p{Lu})/gu, 'Mc$1')
    .replace(/^O (?=\p{Lu})/u, "O'")
    .replace(/-\p{Ll}/gu, (part) => part.toUpperCase());
}
