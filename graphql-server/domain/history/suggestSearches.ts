import type { Pool } from 'pg';
import type { Language } from '../../languages';
import { MOST_SUGGESTIONS, matchOffered, type SearchSuggestion } from '../../search/suggestions/matchOffered';
import { fold } from '../../search/words/fold';
import type { Viewer } from '../../Viewer';
import { searchMade } from './recordSearch';

const MOST_CHARACTERS = 100;
const MOST_RECENT = 3;
const MOST_RECENT_WHEN_BLANK = MOST_SUGGESTIONS;

/** The text typed so far. */
export interface TypedSearch {
  /** Over MOST_CHARACTERS there are no suggestions: it is a craving, not the beginning of a word. */
  text: string;
  /** The place of the search, as typed: a member's own searches there come first. */
  areaText?: string | null;
  language: Language;
}

/**
 * Searches that contain the typed text: a few of the member's own, newest first, then those of our lists, each text
 * once. For empty text: a member's newest searches, nothing for others. Needs one statement for members, none for
 * others.
 */
export async function suggestSearches(
  deps: { pool: Pool },
  viewer: Viewer,
  { text, areaText, language }: TypedSearch,
): Promise<SearchSuggestion[]> {
  if (text.length > MOST_CHARACTERS) return [];
  const own = await recentSearches(deps, viewer, areaText);
  const typed = fold(text).trim();
  const recent = own
    .filter((query) => fold(query).includes(typed))
    .slice(0, typed ? MOST_RECENT : MOST_RECENT_WHEN_BLANK)
    .map((query) => ({ text: query, kind: 'RECENT' as const }));
  const seen = new Set<string>();
  return [...recent, ...matchOffered(text, language)]
    .filter((suggestion) => {
      const key = fold(suggestion.text);
      return seen.size < seen.add(key).size;
    })
    .slice(0, MOST_SUGGESTIONS);
}

/** The member's stored searches (at most 100): first those in the place, then the newest, each text once. */
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

/**
 * The place in the form that the history stores. Empty if it cannot be stored (it has control characters or is too
 * long).
 */
function asRecorded(areaText?: string | null): string {
  return searchMade.shape.location.safeParse(areaText).data ?? '';
}
