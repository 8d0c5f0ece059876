import type { Pool } from 'pg';
import type { DiaryEntry, Restaurant, UserRating } from '../database/__generated__/prisma/client';
import type { PlaceSource } from '../domain/restaurants/sourcesOf';
import { explain, type Hits, type SearchReason } from './explain';
import type { Filters } from './filters';
import { type MoodKey, moodOf } from './moods/moods';
import { cursorOf, type PageRequest, readPage } from './page';
import { parse } from './parse';
import type { Understanding } from './parse/Understanding';
import { understand } from './parse/understand';
import { type Extras, retrieval } from './retrieve';
import { noFacets, type SearchFacets, type SearchRelaxation } from './SearchAnswer';

/** A craving, where, and which part of the answer. */
export interface SearchRequest extends Filters, PageRequest {
  /** Free text; blank, or without a word that narrows, lists the city. The first 500 characters count. */
  query?: string | null;
  /** What the diner is in the mood for, beside the words. */
  mood?: MoodKey | null;
  /** Ids of chips that the diner took away. */
  without?: readonly string[] | null;
  /** A city or a ZIP code as people type it; blank means St. Louis. At most 100 characters. */
  location?: string | null;
  extras?: Extras;
}

/** One result, with what was asked for beside it. */
export interface SearchResult {
  cursor: string;
  restaurant: Restaurant;
  /** Which facts answer the craving; empty unless asked for. */
  reasons: SearchReason[];
  /** Ids of concepts that were asked for and that nobody knows of this restaurant. */
  unknowns: string[];
  /** False unless asked for a member. */
  isSaved: boolean;
  /** Null unless asked for, and given. */
  viewerRating: UserRating | null;
  /** Null unless asked for, and written. */
  viewerDiaryEntry: DiaryEntry | null;
  /** Null unless asked for. */
  sources: PlaceSource[] | null;
}

/** One page of the answer. */
export interface SearchResults {
  totalCount: number;
  interpretation: Pick<Understanding, 'text' | 'isCut' | 'corrections' | 'chips'>;
  facets: SearchFacets;
  /** What to give up, what brings most first; empty when something was found. */
  relaxations: SearchRelaxation[];
  results: SearchResult[];
  hasPreviousPage: boolean;
  hasNextPage: boolean;
}

/** A row that came as JSON: its dates are text. */
type Told<Row> = {
  [Field in keyof Row]: Row[Field] extends Date ? string : Row[Field] extends Date | null ? string | null : Row[Field];
};

interface Row extends Restaurant {
  total: number;
  beforePage: number;
  afterPage: number;
  score: number;
  isSaved: boolean;
  viewerRating: Told<UserRating> | null;
  viewerDiaryEntry: Told<DiaryEntry> | null;
  sources: (Omit<PlaceSource, 'fetchedAt'> & { fetchedAt: string })[] | null;
  hits: Hits | null;
}

/**
 * Restaurants of a city and of the towns around it that answer a craving, best first, in one round trip to the database.
 * @param now for "open now"
 * @throws UserError INVALID or TOO_LONG, naming the argument
 */
export async function searchRestaurants(
  { pool }: { pool: Pool },
  { query, location, mood, without, extras = {}, ...request }: SearchRequest,
  now = new Date(),
): Promise<SearchResults> {
  const page = readPage(request);
  const craving = parse([query, mood && moodOf(mood).searchTerm].filter(Boolean).join(' '), location);
  const interpretation = understand(query ?? '', { now, without: without ?? [] });
  const { text, values } = retrieval(craving, request, page, extras, now);
  // Named, a statement is parsed and planned once a connection.
  const place = craving.around ? 'around' : 'named';
  const name = `search ${craving.scope} ${place} ${page.backwards ? 'backwards' : 'forwards'}`;
  const { rows } = await pool.query<Row>({ name, text, values });
  const found = rows.filter(({ id }) => id !== null);
  const { total = 0, beforePage = 0, afterPage = 0 } = rows[0] ?? {};
  const left = Math.max(0, total - beforePage - afterPage - page.skip - found.length);
  const skipped = Math.min(page.skip, total - beforePage - afterPage);
  return {
    totalCount: total,
    interpretation,
    facets: noFacets,
    relaxations: [],
    results: found.map((row) => resultOf(row, extras)),
    hasPreviousPage: beforePage + (page.backwards ? left : skipped) > 0,
    hasNextPage: afterPage + (page.backwards ? skipped : left) > 0,
  };
}

function resultOf(row: Row, extras: Extras): SearchResult {
  const { total, beforePage, afterPage, score, isSaved, viewerRating, viewerDiaryEntry, sources, hits, ...restaurant } =
    row;
  return {
    cursor: cursorOf({ score, id: restaurant.id }),
    restaurant,
    reasons: explain(restaurant, hits),
    unknowns: [],
    isSaved,
    viewerRating: viewerRating && {
      ...viewerRating,
      visitedAt: dateOf(viewerRating.visitedAt),
      ratedAt: new Date(viewerRating.ratedAt),
    },
    viewerDiaryEntry: viewerDiaryEntry && {
      ...viewerDiaryEntry,
      visitedAt: dateOf(viewerDiaryEntry.visitedAt),
      addedAt: new Date(viewerDiaryEntry.addedAt),
    },
    sources: extras.sources
      ? (sources ?? []).map((source) => ({ ...source, fetchedAt: new Date(source.fetchedAt) }))
      : null,
  };
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
