import type { City } from './City';
import { findCity } from './findCity';
import { isPostalCode } from './isPostalCode';
import { readLocation } from './readLocation';
import { shortName } from './shortName';
import { titleCaseLocation } from './titleCaseLocation';

/** A place as it is kept and shown once it is chosen. */
export interface NormalizedLocation {
  /** "St. Louis" or "Springfield, IL"; what was typed, in title case, where no city is known by it. */
  normalizedLocation: string;
  city: City | null;
}

/**
 * One spelling for whatever people type: "st louis mo", "Saint Louis" and "63101" are "St. Louis". Null for a ZIP code
 * that no city has.
 * @param field what the caller knows the text by, for refusals
 * @throws UserError REQUIRED when blank, TOO_LONG (readLocation.ts)
 */
export function normalizeLocation(typed: string | null | undefined, field = 'location'): NormalizedLocation | null {
  const location = readLocation(typed, field);
  const city = findCity(location);
  if (!city && isPostalCode(location)) return null;
  return { normalizedLocation: city ? shortName(city) : titleCaseLocation(location), city };
}
