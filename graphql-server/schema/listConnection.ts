import type { Paged } from '../lists/Paged';
import { pageInfoOf } from './pageInfoOf';

/** The data of an edge of a list. */
export interface ListEdge<Row> {
  cursor: string;
  node: Row;
}

/** Returns a page of a list in the form that the fields of a connection need. */
export function connectionFrom<Entry>({ totalCount, items, ...pages }: Paged<Entry>) {
  return {
    totalCount,
    edges: items.map(({ cursor, entry }) => ({ cursor, node: entry })),
    pageInfo: pageInfoOf(items, pages),
  };
}
