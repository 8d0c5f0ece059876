import { kitchens } from './audienceClues.json';
import { foldName } from './foldName';
import type { NamedAudience } from './NamedAudience';

/** The abbreviation of a school district in California or Texas: "Access SFUSD". */
const SCHOOL_DISTRICT = /\b[A-Z]{1,4}(?:USD|ISD)\b/;
/** A numbered public school of New York ("PS 123", "I.S. 61"), or a high school ("Lincoln H.S."). */
const SCHOOL = /^(?:I|J\.?H|M|P)\.?S\.? ?#?\d+$|\p{L} H\.S\.?$/u;
/** A high school, if the name has no word of `kitchens`: "Lincoln HS", but not "Bistro HS". */
const HIGH_SCHOOL = /\p{L} HS\.?$/u;
const ofKitchens = new Set(kitchens);
/** A building of a Catholic parish: "St Raymond's Hall", "St. Anne's Home". */
const PARISH_HOUSE = /^(?:father|mother|saint|sister|sts?\.?) \p{L}+(?:['’]s)?(?: of \p{L}+)? (?:hall|home)$/iu;
/** The word "hotel", or the name of a hotel chain. */
const HOTEL =
  /\b(?:courtyard|doubletree|embassy suites|fairmont|four seasons|hilton|holiday inn|hotel|hyatt|inter ?continental|loews|marriott|meridien|omni|radisson|ramada|renaissance|ritz.carlton|sheraton|sofitel|st\.? regis|westin)\b/i;
/**
 * A room of a hotel for the hotel's guests or for parties: "Grand Hotel (Spanish Suite)", "Oak Hotel - Club Lounge".
 */
const HOTEL_ROOM =
  /(?:\b(?:club|concierge|executive) lounge|\bregency club(?: .+)?|[-(@]\s*\p{L}+ (?:suite|ballroom|boardroom|salon))\)?$/iu;
/** A cafeteria in a hotel, which is for the hotel's staff: "Grand Hotel (Cafeteria)". */
const STAFF_CAFETERIA = /(?<!employee['’]?s?['’]? )\bcafeteria\)?$/i;
/** A hotel kitchen that supplies the other kitchens of the hotel: "Grand Hotel - Garde Manger". */
const HOTEL_KITCHEN =
  /(?:\b(?:garde manger|(?:bakery|cold|food|lower|pastry|production|service|upper) kitchen)|[-(] ?(?:butcher|pantry))\)?$/i;
/**
 * A kitchen or restaurant on a floor of an office building, for the people who work there: "Morgan Stanley 2nd Floor
 * Bistro".
 */
const OFFICE_FLOOR =
  /\S\s\d+(?:st|nd|rd|th) (?:floor|fl\.?) (?:bistro|cafe|cafeteria|dining|kitchen|pantry|restaurant)\b|\bdining room (?:floor|fl\.?) \d+$/i;

/**
 * The audience of a place whose name matches one of the patterns above. For example, the name of a hotel's kitchen
 * implies "supplier", and the abbreviation of a school district implies "institution". In the name of a hotel, the
 * patterns OFFICE_FLOOR and PARISH_HOUSE do not count. Returns null if the name implies no audience. The word "hotel"
 * alone implies none.
 */
export function audienceFromForm(name: string): NamedAudience | null {
  if (SCHOOL_DISTRICT.test(name)) return { audience: 'institution', rule: 'name has a school district' };
  if (isSchool(name)) return { audience: 'institution', rule: 'name is a school' };
  if (HOTEL.test(name)) {
    if (HOTEL_KITCHEN.test(name)) return { audience: 'supplier', rule: 'name is a kitchen of a hotel' };
    if (STAFF_CAFETERIA.test(name)) return { audience: 'institution', rule: 'name is a cafeteria in a hotel' };
    return HOTEL_ROOM.test(name) ? { audience: 'events', rule: 'name is a room of a hotel' } : null;
  }
  if (OFFICE_FLOOR.test(name)) return { audience: 'institution', rule: 'name is a kitchen on an office floor' };
  if (PARISH_HOUSE.test(name)) return { audience: 'institution', rule: 'name is a house of a parish' };
  return null;
}

const isSchool = (name: string): boolean =>
  SCHOOL.test(name) ||
  (HIGH_SCHOOL.test(name) &&
    !foldName(name)
      .split(' ')
      .some((word) => ofKitchens.has(word)));
