import type { Paged } from '../lists/Paged';

/** What an edge of a list is made from. */
export interface ListEdge<Row> {
  cursor: string;
  node: Row;
}

/** A page of a list as a connection's fields read it. */
export function connectionFrom<Entry>({ totalCount, items, hasNextPage, hasPreviousPage }: Paged<Entry>) {
  return {
    totalCount,
    edges: items.map(({ cursor, entry }) => ({ cursor, node: entry })),
    pageInfo: {
      hasNextPage,
      hasPreviousPage,
      startCursor: items[0]?.cursor ?? null,
      endCursor: items.at(-1)?.cursor ?? null,
    },
  };
}
