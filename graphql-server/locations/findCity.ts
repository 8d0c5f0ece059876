import type { City } from './City';
import { parseCity } from './cityKey';
import { isPostalCode } from './isPostalCode';
import { loadCities } from './loadCities';
import { stateCode } from './usStates';

/** The maximum length of a text. No city's name is longer. */
const MAX_CHARACTERS = 100;
const COUNTRY = /,?\s+(?:USA|U\.S\.A\.|US|United States(?: of America)?)\s*$/i;
const FINAL_ZIP = /\s(\d{5})(?:-\d{4})?\s*$/;
/** A written-out state has three words at most: "District of Columbia". */
const STATE_WORDS = [3, 2, 1];

/** Other names that people use for some cities. */
const NICKNAMES = new Map([
  ['nyc', 'new york, ny'],
  ['new york city', 'new york, ny'],
  ['the bronx', 'bronx, ny'],
  ['la', 'los angeles, ca'],
  ['sf', 'san francisco, ca'],
  ['dc', 'washington, dc'],
  ['stl', 'st louis, mo'],
  ['philly', 'philadelphia, pa'],
  ['vegas', 'las vegas, nv'],
  ['nola', 'new orleans, la'],
]);
const DIRECTIONS: Record<string, string> = { n: 'north', s: 'south', e: 'east', w: 'west' };

/**
 * The city that a text means: "St. Louis", "saint louis, mo 63101", "St. Louis, Missouri, USA", a nickname ("nyc") or a
 * ZIP code of five digits. Any other name without a state means the most populous city of that name. But if a ZIP code
 * after the name belongs to another city of that name, the text means that other city. Null for everything else, for
 * example an unknown ZIP code.
 */
export function findCity(text: string): City | null {
  if (text.length > MAX_CHARACTERS) return null;
  if (isPostalCode(text)) return loadCities().withPostalCode(text.trim()) ?? null;
  const typed = text.trim().replace(COUNTRY, '');
  const { cityKey: key, state } = parseCity(typed);
  const found = named(key, state) ?? (state ? null : withStateInWords(key));
  if (found === null || state) return found;
  const postalCode = FINAL_ZIP.exec(typed)?.[1];
  const matching = postalCode && loadCities().withPostalCode(postalCode);
  return matching && matching.key === found.key ? matching : found;
}

function named(key: string, state: string | undefined): City | null {
  const nickname = state ? undefined : NICKNAMES.get(key);
  if (nickname) return findCity(nickname);
  return (
    lookUp(key, state) ??
    lookUp(
      key.replace(/^[nsew](?= )/, (letter) => DIRECTIONS[letter] ?? letter),
      state,
    )
  );
}

/** Prefers a name with the same spaces: "lamesa" is Lamesa, TX, not La Mesa, CA. But "mc kinney" finds McKinney. */
function lookUp(key: string, state: string | undefined): City | null {
  const namesakes = loadCities().byKey.get(key.replaceAll(' ', '')) ?? [];
  const matching = state ? namesakes.filter((city) => city.state === state) : namesakes;
  return matching.find((city) => city.key === key) ?? matching[0] ?? null;
}

/** Finds a city whose state is written out without a comma: "st louis missouri". */
function withStateInWords(key: string): City | null {
  const words = key.split(' ');
  for (const count of STATE_WORDS) {
    const state = words.length > count ? stateCode(words.slice(-count).join(' ')) : undefined;
    const city = state && named(words.slice(0, -count).join(' '), state);
    if (city) return city;
  }
  return null;
}
