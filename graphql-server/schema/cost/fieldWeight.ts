import type { GraphQLField } from 'graphql';

/** What the limits of the graph have to know of a field, written beside it: `extensions: listOf(7)`. */
interface FieldWeight {
  /** How many items a list holds as a rule; of lists that are asked for by page, their arguments tell. */
  items?: number;
  /** How many a page holds where no size is asked for, where it is not 20. */
  page?: number;
  /** How many values it counts as for its work, where it is not one. */
  values?: number;
  /** Whether it ranks restaurants, which is the costliest thing there is. */
  ranking?: Ranking;
}

/** search: in answer to a craving. list: those that are chosen once for everybody, and decks. */
export type Ranking = 'search' | 'list';

/** @param items how many the list holds as a rule, rather more than less */
export const listOf = (items: number) => ({ weight: { items } satisfies FieldWeight });

/** Of a connection with pages of its own size where none is asked for. */
export const pagesOf = (page: number) => ({ weight: { page } satisfies FieldWeight });

/** Of a field that takes as much work as so many plain ones. */
export const countsAs = (values: number) => ({ weight: { values } satisfies FieldWeight });

/** Of a field that ranks restaurants. */
export const ranks = (ranking: Ranking) => ({ weight: { ranking } satisfies FieldWeight });

/** What was written beside the field; nothing for most. */
export function weightOf({ extensions }: GraphQLField<unknown, unknown>): FieldWeight {
  return (extensions.weight as FieldWeight | undefined) ?? {};
}
