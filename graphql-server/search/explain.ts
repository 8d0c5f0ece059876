import { Prisma } from '../database/__generated__/prisma/client';

/** One fact of a restaurant that answers the craving, in the restaurant's own words. */
export interface SearchReason {
  field: ReasonField;
  text: string;
  /** The concept it speaks for; null where it only holds the words. */
  concept?: string | null;
}

/** The facts that can answer. */
export type ReasonField =
  | 'NAME'
  | 'CUISINE'
  | 'DISH'
  | 'NEIGHBORHOOD'
  | 'DESCRIPTION'
  | 'INSIGHT'
  | 'FEATURE'
  | 'DIET'
  | 'PRICE'
  | 'HOURS';

/** What the database says of one row, see `hits`. */
export interface Hits {
  name: boolean;
  cuisine: boolean;
  neighborhood: boolean;
  dishes: string[];
  sentence: string | null;
}

const MAX_DISHES = 3;

const holds = (text: Prisma.Sql) => Prisma.sql`coalesce(to_tsvector('english', unaccent(${text})) @@ q.words, false)`;

/** Which facts of restaurant r hold a word that was looked for, stemmed as the index stems. Needs q(words) beside r. */
export const hits = Prisma.sql`jsonb_build_object(
  'name', ${holds(Prisma.sql`r.name`)},
  'cuisine', ${holds(Prisma.sql`r.cuisine`)},
  'neighborhood', ${holds(Prisma.sql`r.neighborhood`)},
  'dishes', ARRAY(
    SELECT dish FROM unnest(r.recommended_dishes) WITH ORDINALITY AS dishes(dish, place)
    WHERE ${holds(Prisma.sql`dish`)} ORDER BY place LIMIT ${MAX_DISHES}::int),
  'sentence', (
    SELECT sentence FROM regexp_split_to_table(r.description, '(?<=[.!?])\\s+') WITH ORDINALITY AS parts(sentence, place)
    WHERE ${holds(Prisma.sql`sentence`)} ORDER BY place LIMIT 1))`;

/** The reasons in the order a card tells them: what weighs most first. */
export function explain(
  restaurant: { name: string; cuisine: string | null; neighborhood: string | null },
  found: Hits | null,
): SearchReason[] {
  if (!found) return [];
  const reasons: SearchReason[] = [];
  if (found.name) reasons.push({ field: 'NAME', text: restaurant.name });
  if (found.cuisine && restaurant.cuisine) reasons.push({ field: 'CUISINE', text: restaurant.cuisine });
  for (const dish of found.dishes) reasons.push({ field: 'DISH', text: dish });
  if (found.neighborhood && restaurant.neighborhood) {
    reasons.push({ field: 'NEIGHBORHOOD', text: restaurant.neighborhood });
  }
  if (found.sentence) reasons.push({ field: 'DESCRIPTION', text: found.sentence });
  return reasons;
}
