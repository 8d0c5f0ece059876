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
import { readText } from './readQuery';

const hoursByName: ReadonlyMap<string, HoursFilter> = new Map([
  ['any time', 'ANY_TIME'],
  ['open now', 'OPEN_NOW'],
  ['open 24 hours', 'OPEN_24_HOURS'],
]);

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

/**
 * Some HTTP libraries write lists as dietary[]=vegan. Such a list is refused: without it, the answer would contain
 * restaurants that do not cater for the diet.
 */
function readList<Value extends DietaryOption | HoursFilter | PriceRange>(
  request: Request,
  name: string,
  read: (word: string) => Value | undefined,
  known: readonly string[],
): Value[] {
  if (Object.keys(request.query).some((key) => key.startsWith(`${name}[`))) {
    throw new UserError('INVALID', `Send ${name} without brackets, and separate its values with commas`, {
      field: name,
    });
  }
  const words = [request.query[name] ?? []].flat().flatMap((list) => String(list).split(','));
  const values = words.flatMap((word) => {
    if (!word.trim()) return [];
    const value = read(word.trim());
    if (!value) throw new UserError('INVALID', `${name} must be one or more of ${known.join(', ')}`, { field: name });
    return [value];
  });
  return [...new Set(values)];
}
