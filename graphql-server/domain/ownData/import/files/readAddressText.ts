import { normaliseState } from '../../../../catalogue/normalise/normaliseState';

/** The parts of a US address; null for a missing part. */
export interface AddressParts {
  address: string | null;
  city: string | null;
  region: string | null;
  postalCode: string | null;
}

const COUNTRY = /^(?:USA|US|United States(?: of America)?|Estados Unidos|EE\. ?UU\.|美国|미국)$/i;
const STATE_AND_ZIP = /^(.*?)\s*(\d{5})?(?:-\d{4})?$/;

/**
 * Splits a text such as "3730 Foundry Way, St. Louis, MO 63110, USA" into its parts. Commas and line breaks separate
 * the parts. The country USA at the end is ignored (in English, Spanish, Chinese or Korean). The last part must then be
 * a state, with or without a ZIP code. If it is not, or if it is the only part, the whole text becomes `address`.
 */
export function readAddressText(text: string): AddressParts {
  const parts = text
    .split(/\s*[,\n]\s*/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (COUNTRY.test(parts.at(-1) ?? '')) parts.pop();
  const [, state, postalCode = null] = STATE_AND_ZIP.exec(parts.at(-1) ?? '') ?? [];
  const region = normaliseState(state);
  if (parts.length < 2 || !region) return { address: text.trim() || null, city: null, region: null, postalCode: null };
  const [city = null, ...street] = parts.slice(0, -1).reverse();
  return { address: street.reverse().join(', ') || null, city, region, postalCode };
}
