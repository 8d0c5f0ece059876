import type { SearchPagesQuery } from '../../testing/__generated__/operations';

/** The server and the sort of a walk, and its direction. */
export interface WalkOptions {
  /** The server's /graphql. */
  url: string;
  sort: 'RATING' | 'BEST_MATCH';
  isBackward: boolean;
}

/** A walk through the pages of a search with a client library, which keeps the pages as one list. */
export interface Walk {
  /** Loads the first page, or the next one. @returns whether there are more pages */
  loadMore(): Promise<boolean>;
  /** The names of all restaurants that the library keeps, in its order. */
  names(): string[];
}

/** The pages as a client library keeps them. */
export type Pages = NonNullable<SearchPagesQuery['searchRestaurants']>;

/** The size of a page. */
export const PAGE = 3;

/** The arguments for the page after these pages; for null, the first page. */
export function pageAfter(pages: Pages | null | undefined, isBackward: boolean) {
  return isBackward
    ? { last: PAGE, before: pages?.pageInfo.startCursor }
    : { first: PAGE, after: pages?.pageInfo.endCursor };
}

/** Whether there are more pages in the direction of the walk. */
export function hasMore({ pageInfo }: Pages, isBackward: boolean): boolean {
  return isBackward ? pageInfo.hasPreviousPage : pageInfo.hasNextPage;
}
