import type { Request } from 'express';
import { UserError } from '../errors/UserError';
import {
  type DietaryOption,
  dietaryOption,
  dietaryOptions,
  isPriceRange,
  type PriceRange,
  priceRanges,
} from '../facts/facts';
import { refuseLongLocation } from '../locations/readLocation';
import { readMood } from '../search/moods/readMood';
import type { SearchRequest } from '../search/SearchRequest';
import type { HoursFilter } from '../search/score/RankRequest';

const hoursByName: ReadonlyMap<string, HoursFilter> = new Map([
  ['any time', 'ANY_TIME'],
  ['open now', 'OPEN_NOW'],
  ['open 24 hours', 'OPEN_24_HOURS'],
]);

/**
 * Reads a parameter of an address that people open in the browser. If the parameter is repeated, the first value is
 * returned, because people must not see an error in the browser.
 */
export function readFirst(request: Request, name: string): string | undefined {
  const value = [request.query[name]].flat()[0];
  return typeof value === 'string' ? value : undefined;
}

/**
 * Reads a query parameter.
 * @throws UserError INVALID when it is repeated
 */
export function readText(request: Request, name: string): string | undefined {
  const value = request.query[name];
  if (Array.isArray(value)) throw new UserError('INVALID', `${name} must be given once`, { field: name });
  return typeof value === 'string' ? value : undefined;
}

/**
 * Reads a parameter with a fixed set of values. Case is ignored. A blank value counts as absent.
 * @throws UserError INVALID that lists the allowed values; UserError INVALID if the parameter is repeated
 */
export function readChoice<Word extends string>(
  request: Request,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const text = readText(request, name)?.trim().toLowerCase();
  const word = words.find((each) => each === text);
  if (text && !word) {
    throw new UserError('INVALID', `${name} must be ${words.join(' or ')}, or be left out`, { field: name });
  }
  return word;
}

/**
 * Checks a parameter whose value must be a whole number of at most 15 digits. A blank value counts as absent.
 * @throws UserError INVALID for any other value, and if the parameter is repeated
 */
export function refuseUnlessCount(request: Request, name: string): void {
  const text = readText(request, name)?.trim();
  if (text && !/^\d{1,15}$/.test(text)) {
    throw new UserError('INVALID', `${name} must be a whole number from 0, or be left out`, { field: name });
  }
}

/**
 * Reads the parameters of a search: query (which may end with the words of a mood), location, and the comma-separated
 * lists priceRange, dietary and hours, which may be repeated.
 * @throws UserError INVALID for an unknown word in a list, and for a repeated query or location; TOO_LONG for a long
 * location
 */
export function readSearch(request: Request): SearchRequest {
  const location = readText(request, 'location');
  refuseLongLocation(location, 'location');
  const { text, mood } = readMood(readText(request, 'query') ?? '');
  return {
    query: text,
    mood,
    area: location === undefined ? null : { city: location },
    priceRanges: readList(request, 'priceRange', readPrice, priceRanges),
    dietary: { anyOf: readList(request, 'dietary', dietaryOption, dietaryOptions) },
    hours: { anyOf: readList(request, 'hours', readHours, ['Any time', 'Open now', 'Open 24 hours']) },
  };
}

function readPrice(word: string): PriceRange | undefined {
  return isPriceRange(word) ? word : undefined;
}

function readHours(word: string): HoursFilter | undefined {
  return hoursByName.get(word.toLowerCase());
}

function readList<Value extends DietaryOption | HoursFilter | PriceRange>(
  request: Request,
  name: string,
  read: (word: string) => Value | undefined,
  known: readonly string[],
): Value[] {
  const words = [request.query[name] ?? []].flat().flatMap((list) => String(list).split(','));
  const values = words.flatMap((word) => {
    if (!word.trim()) return [];
    const value = read(word.trim());
    if (!value) throw new UserError('INVALID', `${name} must be one or more of ${known.join(', ')}`, { field: name });
    return [value];
  });
  return [...new Set(values)];
}
