import type { GraphQLField } from 'graphql';

/**
 * What the limits of the graph need to know about a field. The definition of the field sets these values:
 * `extensions: listOf(7)`.
 */
interface FieldWeight {
  /** The usual number of items in a list. Lists with pages take the number from their arguments. */
  items?: number;
  /** The default size of a page, if it is not 20. */
  page?: number;
  /** How many values the field counts as, if it takes more work than one value. */
  values?: number;
  /** Set if the field ranks restaurants, which is the most expensive work. */
  ranking?: Ranking;
}

/** 'search' ranks restaurants for a craving, 'list' for a list that is the same for everybody, or for a deck. */
export type Ranking = 'search' | 'list';

/** Marks a field that returns a list. @param items a high estimate of the usual number of items */
export const listOf = (items: number) => ({ weight: { items } satisfies FieldWeight });

/** Marks a connection whose default page size is not 20. */
export const pagesOf = (page: number) => ({ weight: { page } satisfies FieldWeight });

/** Marks a field that takes as much work as this many plain fields. */
export const countsAs = (values: number) => ({ weight: { values } satisfies FieldWeight });

/** Marks a field that ranks restaurants. */
export const ranks = (ranking: Ranking) => ({ weight: { ranking } satisfies FieldWeight });

/** The weight in the field's definition; empty for most fields. */
export function weightOf({ extensions }: GraphQLField<unknown, unknown>): FieldWeight {
  return (extensions.weight as FieldWeight | undefined) ?? {};
}
