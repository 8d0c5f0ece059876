import type { GraphQLResolveInfo } from 'graphql';
import type { Loaders } from '../context/Loader';
import type { Paged } from '../lists/Paged';
import type { Beside, List } from '../lists/readList';
import { selects } from './selects';

/** What an edge of a list is made from. */
export interface ListEdge<Row> {
  cursor: string;
  node: Row;
}

/** What of the viewer's own the restaurants of a list's page will be asked for, so that the list's statement reads it too. */
export function besideOf(info: GraphQLResolveInfo): Beside {
  const asks = (...path: string[]) => selects(info, ['edges', 'node', ...path]);
  return {
    saved: asks('restaurant', 'viewerHasSaved'),
    diaryEntry: asks('restaurant', 'viewerDiaryEntry'),
    rating: asks('restaurant', 'viewerRating'),
  };
}

/** What came along with the page need not be asked again, field by field. */
export function rememberBeside(
  loaders: Loaders,
  { items }: List<{ restaurantId: string }>,
  { saved, diaryEntry, rating }: Beside,
): void {
  for (const { entry, ...item } of items) {
    const id = entry.restaurantId;
    if (saved) loaders.viewerHasSaved.prime(id, item.saved !== null);
    if (diaryEntry) loaders.viewerDiaryEntry.prime(id, item.diaryEntry);
    if (rating) loaders.viewerRating.prime(id, item.rating);
  }
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
