import { Prisma } from '../database/__generated__/prisma/client';
import { columnsOf } from '../database/columns';
import { expand } from './expand';
import { hits } from './explain';
import { type Filters, filterCondition } from './filters';
import { isListedIn } from './isListedIn';
import type { Page, Position } from './page';
import type { Craving } from './parse';
import { restaurantColumns } from './restaurantColumns';
import { scoreOf } from './score';

/** A word is taken for the beginning of another from this many letters on. */
const PREFIX_LETTERS = 4;

/** What a caller wants to know of each result beside the restaurant itself. */
export interface Extras {
  /** Whether this member (uuid) keeps it. */
  savedBy?: string | null;
  /** What this member (uuid) gave it. */
  ratedBy?: string | null;
  /** Its entry in this member's (uuid) diary. */
  diaryOf?: string | null;
  sources?: boolean;
  reasons?: boolean;
}

/**
 * The one statement of a search. Each row is a result of the page with all a caller asked for, and the three counts;
 * an empty page is one row without an id. Only the scope, the page's direction and whether the city is known change its text,
 * so that the database keeps its plans.
 */
export function retrieval(craving: Craving, filters: Filters, page: Page, extras: Extras, now: Date): Prisma.Sql {
  const order = page.backwards ? Prisma.sql`score ASC, id DESC` : Prisma.sql`score DESC, id ASC`;
  return Prisma.sql`
    WITH q AS MATERIALIZED (SELECT ${wordQuery(craving)} AS words),
    matches AS MATERIALIZED (
      SELECT r.id, ${scoreOf(craving)} AS score FROM q, restaurants r
      WHERE ${isListedIn(craving)} AND ${answers(craving)} AND ${filterCondition(filters, now)}
    ),
    counts AS (
      SELECT count(*)::int AS total,
        (count(*) FILTER (WHERE NOT ${follows(page.after)}))::int AS "beforePage",
        (count(*) FILTER (WHERE NOT ${precedes(page.before)}))::int AS "afterPage"
      FROM matches
    ),
    page AS (
      SELECT id, score FROM matches WHERE ${follows(page.after)} AND ${precedes(page.before)}
      ORDER BY ${order} LIMIT ${page.size}::int OFFSET ${page.skip}::int
    )
    SELECT counts.*, page.score, ${extraColumns(extras)}, ${restaurantColumns}
    FROM counts CROSS JOIN q LEFT JOIN page ON true LEFT JOIN restaurants r ON r.id = page.id
    ORDER BY page.score DESC, page.id ASC`;
}

function answers({ scope }: Craving): Prisma.Sql {
  return scope === 'everything' ? Prisma.sql`true` : Prisma.sql`r.search_vector @@ q.words`;
}

/**
 * Any of the words, and the last as a beginning when nobody in the city has the word itself ("pizz", for whoever is
 * still typing). The words are letters and digits only, so none is an operator; no words at all match nothing.
 */
function wordQuery(craving: Craving): Prisma.Sql {
  if (craving.scope === 'everything') return Prisma.sql`NULL::tsquery`;
  const words = Prisma.sql`websearch_to_tsquery('english', unaccent(${expand(craving.terms).join(' or ')}))`;
  const last = craving.terms.at(-1) ?? '';
  const beginning = last.length >= PREFIX_LETTERS && /^[a-z0-9]+$/.test(last) ? last : null;
  return Prisma.sql`${words} || CASE WHEN ${beginning}::text IS NULL OR EXISTS (
      SELECT FROM restaurants r
      WHERE ${isListedIn(craving)} AND r.search_vector @@ plainto_tsquery('english', ${beginning})
    ) THEN ''::tsquery ELSE to_tsquery('english', ${beginning}::text || ':*') END`;
}

function follows(position: Position | null): Prisma.Sql {
  const { score = null, id = null } = position ?? {};
  return Prisma.sql`(${score}::int IS NULL OR score < ${score}::int OR (score = ${score}::int AND id > ${id}::uuid))`;
}

function precedes(position: Position | null): Prisma.Sql {
  const { score = null, id = null } = position ?? {};
  return Prisma.sql`(${score}::int IS NULL OR score > ${score}::int OR (score = ${score}::int AND id < ${id}::uuid))`;
}

function extraColumns(extras: Extras): Prisma.Sql {
  const { savedBy = null, ratedBy = null, diaryOf = null, sources = false, reasons = false } = extras;
  return Prisma.sql`
    ${kept('user_ratings', Prisma.UserRatingScalarFieldEnum, ratedBy)} AS "viewerRating",
    ${kept('restaurant_diary', Prisma.DiaryEntryScalarFieldEnum, diaryOf)} AS "viewerDiaryEntry",
    EXISTS (SELECT FROM saved_restaurants s WHERE s.user_id = ${savedBy}::uuid AND s.restaurant_id = r.id) AS "isSaved",
    CASE WHEN ${sources}::boolean THEN (
      SELECT jsonb_agg(jsonb_build_object('source', p.source, 'sourceId', p.source_id, 'kind', p.kind,
        'licence', p.licence, 'attribution', p.attribution, 'attributionUrl', p.attribution_url,
        'fetchedAt', p.fetched_at) ORDER BY p.fetched_at, p.id)
      FROM places p WHERE p.restaurant_id = r.id) END AS "sources",
    CASE WHEN ${reasons}::boolean THEN ${hits} END AS "hits"`;
}

/** A member's one row about restaurant r as JSON under Prisma's names (dates as text); null for nobody. */
function kept(table: string, fields: Record<string, string>, userId: string | null): Prisma.Sql {
  return Prisma.sql`(
    SELECT row_to_json(kept) FROM (
      SELECT ${columnsOf('t', fields)} FROM ${Prisma.raw(table)} t
      WHERE t.user_id = ${userId}::uuid AND t.restaurant_id = r.id
    ) AS kept)`;
}
