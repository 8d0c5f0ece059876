import type { City } from './City';
import { findCity } from './findCity';
import { isPostalCode } from './isPostalCode';
import { readLocation } from './readLocation';
import { shortName } from './shortName';
import { titleCaseLocation } from './titleCaseLocation';

/** A location in the form that is stored and shown. */
export interface NormalizedLocation {
  /** "St. Louis" or "Springfield, IL"; if no city is found, the typed text in title case. */
  normalizedLocation: string;
  city: City | null;
}

/**
 * Returns the same spelling for different ways to type a city. For example, "st louis mo", "Saint Louis" and "63101"
 * become "St. Louis". Returns null for a ZIP code that no city has.
 * @param field the name of the input field, for error messages
 * @throws UserError REQUIRED for blank text, TOO_LONG for text that is too long (see readLocation)
 */
export function normalizeLocation(typed: string | null | undefined, field = 'location'): NormalizedLocation | null {
  const location = readLocation(typed, field);
  const city = findCity(location);
  if (!city && isPostalCode(location)) return null;
  return { normalizedLocation: city ? shortName(city) : titleCaseLocation(location), city };
}
