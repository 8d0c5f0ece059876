import type { GraphQLField } from 'graphql';

/**
 * The settings with which measureOperation measures a field. They are in the definition of the field, e.g.
 * `extensions: listOf(7)`.
 */
interface FieldWeight {
  /** The usual number of items in a list. It is not used if the field has an argument for the length (PageSizes). */
  items?: number;
  /** The default size of a page, if it is not 20. */
  page?: number;
  /** The number of plain fields that take as much work as this field. Absent for a plain field. */
  values?: number;
  /** Set if the field ranks restaurants, which is the most expensive work. */
  ranking?: Ranking;
}

/** 'search': the field ranks restaurants for a craving. 'list': the field ranks restaurants without a craving. */
export type Ranking = 'search' | 'list';

/** Marks a field that returns a list. @param items the usual number of items, or a somewhat higher number */
export const listOf = (items: number) => ({ weight: { items } satisfies FieldWeight });

/** Marks a connection whose default page size is not 20. */
export const pagesOf = (page: number) => ({ weight: { page } satisfies FieldWeight });

/** Marks a field that takes as much work as several plain fields. @param values the number of these plain fields */
export const countsAs = (values: number) => ({ weight: { values } satisfies FieldWeight });

/** Marks a field that ranks restaurants. */
export const ranks = (ranking: Ranking) => ({ weight: { ranking } satisfies FieldWeight });

/** Returns the weight from the field's definition; empty for most fields. */
export function weightOf({ extensions }: GraphQLField<unknown, unknown>): FieldWeight {
  return (extensions.weight as FieldWeight | undefined) ?? {};
}
