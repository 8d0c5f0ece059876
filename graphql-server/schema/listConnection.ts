import type { Paged } from '../lists/Paged';
import { pageInfoOf } from './pageInfoOf';

/** What an edge of a list is made from. */
export interface ListEdge<Row> {
  cursor: string;
  node: Row;
}

/** A page of a list as a connection's fields read it. */
export function connectionFrom<Entry>({ totalCount, items, ...pages }: Paged<Entry>) {
  return {
    totalCount,
    edges: items.map(({ cursor, entry }) => ({ cursor, node: entry })),
    pageInfo: pageInfoOf(items, pages),
  };
}
