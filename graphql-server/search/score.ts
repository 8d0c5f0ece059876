import { Prisma } from '../database/__generated__/prisma/client';
import type { Craving } from './parse';

/** Weights of the vector's classes D, C, B, A (description, neighborhood, cuisine and dishes, name): two words met beat one. */
const CLASS_WEIGHTS = [0.25, 0.4, 0.8, 1];
const NAME_BONUS = 1_000_000_000;

/**
 * How well restaurant r answers, as an integer, so that a cursor can hold it exactly: its own name first, then how many
 * of the words it holds and where, then its standing. Needs q(words) beside r.
 */
export function scoreOf(craving: Craving): Prisma.Sql {
  if (craving.scope === 'everything') return standing;
  return Prisma.sql`(
    CASE WHEN lower(unaccent(r.name)) = lower(unaccent(${craving.text})) THEN ${NAME_BONUS}::int ELSE 0 END
    + round(10000 * ts_rank(${CLASS_WEIGHTS}::float4[], r.search_vector, q.words))::int * 10000
    + ${standing})`;
}

/** 0 to 9999, from stored facts only: ratings by others, by members, the gem type, and how much is known. */
const standing = Prisma.sql`least(9999, (
  1000 * coalesce(r.google_rating, r.rating, r.yelp_rating, 0)
  + 100 * coalesce(r.user_rating_sum::float8 / nullif(r.user_rating_count, 0), 0) * least(r.user_rating_count, 20) / 20.0
  + CASE WHEN r.gem_type IS NULL THEN 0 ELSE 300 END
  + CASE WHEN cardinality(r.image_urls) > 0 THEN 300 ELSE 0 END
  + CASE WHEN r.weekly_hours IS NULL THEN 0 ELSE 200 END
  + CASE WHEN r.phone IS NULL THEN 0 ELSE 50 END
)::int)`;
