import { normaliseState } from '../../../../catalogue/normalise/normaliseState';

/** The parts of a US address; null for a missing part. */
export interface AddressParts {
  address: string | null;
  city: string | null;
  region: string | null;
  postalCode: string | null;
}

/** The country at the end of an address. In Chinese and Korean, no comma comes before it. */
const COUNTRY =
  /(?:[\s,]+(?:USA|US|U\.S\.(A\.)?|United States(?: of America)?|Estados Unidos|EE\. ?UU\.?)|[\s,]*(?:美国|美國|미국))\s*$/i;
const ZIP = /^(\d{5})(?:-\d{4})?$/;
const CITY_AND_STATE = /^(.+?)\s+([A-Z]{2})$/;
const STATE_AND_ZIP = /^(.*?)\s*(?:(\d{5})(?:-\d{4})?)?$/;

/**
 * Splits a text such as "3730 Foundry Way, St. Louis, MO 63110, USA" into its parts. Commas and line breaks separate
 * the parts. The country USA at the end is ignored (in English, Spanish, Chinese or Korean). The last part must then be
 * a state, with or without a ZIP code. The ZIP code can be a part of its own. If there is a ZIP code, the state can
 * also be behind the city in the same part ("St. Louis MO 63110"). If there is no state, or if it is the only part, the
 * whole text becomes `address`. If the city cannot be separated from the street ("3730 Foundry Way St. Louis, MO"), the
 * whole text becomes `address`, and the city is null.
 */
export function readAddressText(text: string): AddressParts {
  const whole = { address: text.trim() || null, city: null, region: null, postalCode: null };
  const parts = text
    .replace(COUNTRY, '')
    .split(/\s*[,\n]\s*/)
    .map((part) => part.trim())
    .filter(Boolean);
  const zipAt = parts.findIndex((part, at) => at > 0 && at >= parts.length - 2 && ZIP.test(part));
  const [zip = ''] = zipAt < 0 ? [] : parts.splice(zipAt, 1);
  const [, end = '', zipBehind] = STATE_AND_ZIP.exec(parts.pop() ?? '') ?? [];
  const postalCode = ZIP.exec(zip)?.[1] ?? zipBehind ?? null;
  const [, city = '', state = end] = (postalCode && !normaliseState(end) && CITY_AND_STATE.exec(end)) || [];
  const region = normaliseState(state);
  const place = [...parts, city].filter(Boolean);
  if (!region || place.length === 0) return whole;
  const last = place.pop() ?? '';
  if (/\d/.test(last)) return { ...whole, region, postalCode };
  return { address: place.join(', ') || null, city: last, region, postalCode };
}
