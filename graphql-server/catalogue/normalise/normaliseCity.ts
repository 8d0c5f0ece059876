import { memoize } from '../../text/memoize';
import { cleanText } from './cleanText';
import { isPlaceholder } from './isPlaceholder';
import { normaliseState } from './normaliseState';
import { isAllCapitals, isAllSmall, titleCase } from './titleCase';

/** A city in the form that people see, with the state and ZIP code from the same text ("St. Louis, MO 63101"). */
export interface CityText {
  city: string | null;
  state: string | null;
  postalCode: string | null;
}

const CITY_STATE = /^(.*?),?\s*,\s*([A-Za-z.\- ]{2,20}?)(?:\s+(\d{5})(?:-\d{4})?)?$/;
/** Matches the name of the country at the end of a text: ", USA". */
export const COUNTRY = /[\s,]+(?:u\.?s\.?a?\.?|united states(?: of america)?)$/i;
const DIRECTIONS: Record<string, string> = { N: 'North', S: 'South', E: 'East', W: 'West' };
const SHORT_WORDS: Record<string, string> = { Hts: 'Heights', Spgs: 'Springs', Twp: 'Township' };

/**
 * Splits a text into city, state and ZIP code, and returns the city in its usual spelling. "SAINT LOUIS", "St Louis"
 * and "st. louis, mo" all become "St. Louis". "N. Las Vegas" becomes "North Las Vegas". If no US state follows a comma,
 * the whole text is the city. "USA" or "United States" at the end is left out. Placeholders ("N/A") and numbers are no
 * city.
 */
export const normaliseCity = (raw: string | null | undefined): CityText => split(raw ?? '');

const split = memoize((raw: string): CityText => {
  const text = cleanText(raw)
    ?.replace(COUNTRY, '')
    .replace(/^[\s,.;-]+|[\s,;-]+$/g, '');
  if (!text || isPlaceholder(text) || /^[\d\s-]+$/.test(text)) return { city: null, state: null, postalCode: null };
  const parts = CITY_STATE.exec(text);
  const state = normaliseState(parts?.[2]);
  if (parts?.[1] && state) return { city: spell(parts[1]), state, postalCode: parts[3] ?? null };
  return { city: spell(text), state: null, postalCode: null };
});

function spell(text: string): string {
  const city = isAllCapitals(text) || isAllSmall(text) ? titleCase(text) : text;
  return city
    .replace(/['’]S\b/g, "'s")
    .replace(/^([NSEW])\.? (?=\p{L})/u, (_, letter: string) => `${DIRECTIONS[letter]} `)
    .replace(/\b(?:Saint|St\.?) (?=\p{L})/gu, 'St. ')
    .replace(/\bFt\.? (?=\p{L})/gu, 'Fort ')
    .replace(/\bMt\.? (?=\p{L})/gu, 'Mount ')
    .replace(/\b(?:Hts|Spgs|Twp)\b\.?/g, (word) => SHORT_WORDS[word.replace('.', '')] ?? word)
    .replace(/(?<=\p{L}{4})\.$/u, '')
    .replace(/^O (?=\p{Lu})/u, "O'");
}
