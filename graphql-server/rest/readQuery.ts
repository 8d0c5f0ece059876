import type { Request } from 'express';
import {
  type DietaryOption,
  dietaryOption,
  dietaryOptions,
  isPriceRange,
  type PriceRange,
  priceRanges,
} from '../domain/restaurants/facts';
import { UserError } from '../domain/UserError';
import { readMood } from '../search/moods/readMood';
import type { HoursFilter } from '../search/score/RankRequest';
import type { SearchRequest } from '../search/searchRestaurants';

const hoursByName: Record<string, HoursFilter> = {
  'any time': 'ANY_TIME',
  'open now': 'OPEN_NOW',
  'open 24 hours': 'OPEN_24_HOURS',
};

/** A query parameter; the first where it is repeated. */
export function readText(request: Request, name: string): string | undefined {
  const value = request.query[name];
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : undefined;
}

/**
 * The parameters of a search: query, which may end with the words of a mood (D44), location, and the comma lists
 * priceRange, dietary and hours.
 * @throws UserError INVALID for a word that no list knows
 */
export function readSearch(request: Request): SearchRequest {
  const { text, mood } = readMood(readText(request, 'query') ?? '');
  return {
    query: text,
    mood,
    location: readText(request, 'location'),
    priceRanges: readList(request, 'priceRange', readPrice, priceRanges),
    dietary: readList(request, 'dietary', dietaryOption, dietaryOptions),
    hours: readList(request, 'hours', readHours, ['Any time', 'Open now', 'Open 24 hours']),
  };
}

function readPrice(word: string): PriceRange | undefined {
  return isPriceRange(word) ? word : undefined;
}

function readHours(word: string): HoursFilter | undefined {
  return hoursByName[word.toLowerCase()];
}

function readList<Value extends DietaryOption | HoursFilter | PriceRange>(
  request: Request,
  name: string,
  read: (word: string) => Value | undefined,
  known: readonly string[],
): Value[] {
  const words = [request.query[name] ?? []].flat().flatMap((list) => String(list).split(','));
  return words.flatMap((word) => {
    if (!word.trim()) return [];
    const value = read(word.trim());
    if (!value) throw new UserError('INVALID', `${name} must be one or more of ${known.join(', ')}`, { field: name });
    return [value];
  });
}
