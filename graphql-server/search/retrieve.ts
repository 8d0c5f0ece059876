import { Prisma } from '../database/__generated__/prisma/client';
import { hits } from './explain';
import { type Filters, filterConditions } from './filters';
import type { Page, Position } from './page';
import type { Craving } from './parse';
import { restaurantColumns } from './restaurantColumns';
import { scoreOf } from './score';

/** A typed beginning is looked for from this many letters on. */
const PREFIX_LETTERS = 4;

/** What a caller wants to know of each result beside the restaurant itself. */
export interface Extras {
  /** Whether this member (uuid) keeps it. */
  savedBy?: string | null;
  sources?: boolean;
  reasons?: boolean;
}

/**
 * The one statement of a search. Each row is a result of the page with all a caller asked for, and the three counts;
 * an empty page is one row without an id.
 */
export function retrieval(craving: Craving, filters: Filters, page: Page, extras: Extras, now: Date): Prisma.Sql {
  const order = page.backwards ? Prisma.sql`score ASC, id DESC` : Prisma.sql`score DESC, id ASC`;
  return Prisma.sql`
    WITH q AS MATERIALIZED (SELECT ${exactQuery(craving)} AS exact, ${wideQuery(craving)} AS wide),
    matches AS MATERIALIZED (
      SELECT r.id, ${scoreOf(craving)} AS score FROM q, restaurants r
      WHERE ${Prisma.join([...placeConditions(craving), ...filterConditions(filters, now)], ' AND ')}
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
    SELECT counts.*, page.score, ${extraColumns(craving, extras)}, ${restaurantColumns}
    FROM counts CROSS JOIN q LEFT JOIN page ON true LEFT JOIN restaurants r ON r.id = page.id
    ORDER BY page.score DESC, page.id ASC`;
}

function placeConditions({ cityKey, state, scope }: Craving): Prisma.Sql[] {
  return [
    Prisma.sql`r.delisted_at IS NULL`,
    Prisma.sql`r.city_key = ${cityKey}`,
    ...(state ? [Prisma.sql`r.state = ${state}`] : []),
    ...(scope === 'matching' ? [Prisma.sql`r.search_vector @@ q.wide`] : []),
    ...(scope === 'nothing' ? [Prisma.sql`false`] : []),
  ];
}

/** Any of the words, each parsed and stemmed by Postgres: no character of a word is an operator. */
function exactQuery({ terms }: Craving): Prisma.Sql {
  if (terms.length === 0) return Prisma.sql`NULL::tsquery`;
  return Prisma.join(
    terms.map((term) => Prisma.sql`plainto_tsquery('english', unaccent(${term}))`),
    ' || ',
  );
}

/** And the last word as a beginning, for whoever is still typing. Only plain letters and digits go there. */
function wideQuery(craving: Craving): Prisma.Sql {
  const typing = craving.terms.at(-1) ?? '';
  const exact = exactQuery(craving);
  if (typing.length < PREFIX_LETTERS || !/^[a-z0-9]+$/.test(typing)) return exact;
  return Prisma.sql`${exact} || to_tsquery('english', ${`${typing}:*`})`;
}

function follows(position: Position | null): Prisma.Sql {
  if (!position) return Prisma.sql`true`;
  return Prisma.sql`(score < ${position.score}::int OR (score = ${position.score}::int AND id > ${position.id}::uuid))`;
}

function precedes(position: Position | null): Prisma.Sql {
  if (!position) return Prisma.sql`true`;
  return Prisma.sql`(score > ${position.score}::int OR (score = ${position.score}::int AND id < ${position.id}::uuid))`;
}

function extraColumns({ scope }: Craving, { savedBy, sources, reasons }: Extras): Prisma.Sql {
  const isSaved = savedBy
    ? Prisma.sql`EXISTS (SELECT FROM saved_restaurants s WHERE s.user_id = ${savedBy}::uuid AND s.restaurant_id = r.id)`
    : Prisma.sql`false`;
  const places = sources
    ? Prisma.sql`(SELECT jsonb_agg(jsonb_build_object('source', p.source, 'sourceId', p.source_id, 'licence', p.licence,
        'attribution', p.attribution, 'fetchedAt', p.fetched_at) ORDER BY p.fetched_at, p.id)
        FROM places p WHERE p.restaurant_id = r.id)`
    : Prisma.sql`NULL::jsonb`;
  const found = reasons && scope === 'matching' ? hits : Prisma.sql`NULL::jsonb`;
  return Prisma.sql`${isSaved} AS "isSaved", ${places} AS "sources", ${found} AS "hits"`;
}
