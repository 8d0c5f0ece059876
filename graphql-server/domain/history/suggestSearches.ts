import type { Pool } from 'pg';
import type { Language } from '../../languages';
import { searchAreaOf } from '../../search/area/SearchArea';
import type { CityIndex } from '../../search/index/CityIndex';
import type { CityIndexes } from '../../search/index/CityIndexes';
import { matchNames } from '../../search/suggestions/matchNames';
import {
  MAX_SUGGESTIONS,
  matchOffered,
  matchSlips,
  type SearchSuggestion,
} from '../../search/suggestions/matchOffered';
import { fold } from '../../search/words/fold';
import type { Viewer } from '../../Viewer';
import { searchMade } from './recordSearch';

const MAX_CHARACTERS = 100;
const MAX_RECENT = 3;
/** At least this many suggestions from matchOffered are allowed, even if many names in the city match the text. */
const MIN_FROM_OFFERED = 4;
const MAX_RECENT_WHEN_BLANK = MAX_SUGGESTIONS;

/** The text typed so far, with the search area and the language. */
export interface TypedSearch {
  /** A text longer than MAX_CHARACTERS gets no suggestions, because it is usually a complete craving. */
  text: string;
  /**
   * The area to search in, as typed; St. Louis if it is absent or blank. The member's own searches recorded with this
   * area come first. If the area is absent or blank, the searches recorded without an area come first.
   */
  areaText?: string | null;
  language: Language;
}

/**
 * Suggests at most MAX_SUGGESTIONS searches that contain the typed text. At most MAX_RECENT of the member's own
 * searches come first, in the order of recentSearches. Suggestions from matchOffered (from the fixed lists in
 * suggestions.json) come next, then neighborhoods, then restaurants of the city. No suggestion appears twice. If no
 * suggestion contains the typed text, suggestions that match with typing errors are returned. For a blank text, a
 * member gets only their own searches, up to MAX_SUGGESTIONS, and all other visitors get an empty list.
 */
export async function suggestSearches(
  deps: { pool: Pool; cities?: CityIndexes },
  viewer: Viewer,
  { text, areaText, language }: TypedSearch,
): Promise<SearchSuggestion[]> {
  if (text.length > MAX_CHARACTERS) return [];
  const own = await recentSearches(deps, viewer, areaText);
  const typed = fold(text).trim();
  const recent = own
    .filter((query) => fold(query).includes(typed))
    .slice(0, typed ? MAX_RECENT : MAX_RECENT_WHEN_BLANK)
    .map((query) => ({ text: query, kind: 'RECENT' as const }));
  const index = typed ? await indexOf(deps.cities, areaText) : null;
  const listed = matchOffered(text, language);
  const names = index ? matchNames(index, text, MAX_SUGGESTIONS) : [];
  // The maximum number of suggestions from matchOffered: lower if more names match, but at least MIN_FROM_OFFERED.
  const room = Math.max(MAX_SUGGESTIONS - recent.length - names.length, MIN_FROM_OFFERED);
  const matching = [...recent, ...listed.slice(0, room), ...names];
  const fuzzy = () => [...matchSlips(text, language), ...(index ? matchNames(index, text, MAX_SUGGESTIONS, true) : [])];
  const seen = new Set<string>();
  return (matching.length > 0 || !typed ? matching : fuzzy())
    .filter((suggestion) => {
      const key = fold(suggestion.text);
      return seen.size < seen.add(key).size;
    })
    .slice(0, MAX_SUGGESTIONS);
}

/** The index of the city to search in. Null if the city is unknown or its index cannot be read. */
async function indexOf(cities: CityIndexes | undefined, areaText?: string | null): Promise<CityIndex | null> {
  if (!cities || (areaText?.length ?? 0) > MAX_CHARACTERS) return null;
  const { city, place } = searchAreaOf({ city: areaText ?? '' });
  if (!city) return null;
  try {
    return await cities.at(place);
  } catch {
    return null; // without an index, there are still other suggestions
  }
}

/**
 * The texts of the member's recorded searches (at most 100), each text once. Searches recorded with this area (see
 * asRecorded) come before all other searches. Within each group, the newest search comes first.
 */
async function recentSearches({ pool }: { pool: Pool }, viewer: Viewer, areaText?: string | null): Promise<string[]> {
  if (viewer.kind !== 'MEMBER') return [];
  const { rows } = await pool.query<{ query: string }>({
    name: 'recent searches',
    text: `SELECT query FROM search_history
      WHERE user_id = $1::uuid GROUP BY query
      ORDER BY bool_or(location = $2::text) DESC, max(searched_at) DESC, query`,
    values: [viewer.userId, asRecorded(areaText)],
  });
  return rows.map(({ query }) => query);
}

/** The area as the history stores it. Empty if it is absent, blank or refused by the history, for example too long. */
function asRecorded(areaText?: string | null): string {
  return searchMade.shape.location.safeParse(areaText).data ?? '';
}
