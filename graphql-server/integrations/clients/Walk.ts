import type { SearchPagesQuery } from '../../testing/__generated__/operations';

/** The options of a walk, which loads a search page after page: the server, the sort order and the direction. */
export interface WalkOptions {
  /** The URL of the server's GraphQL endpoint. */
  url: string;
  sort: 'RATING' | 'BEST_MATCH';
  isBackward: boolean;
}

/** A walk through the pages of a search with a client library. The library caches the pages as one list. */
export interface Walk {
  /** Loads the first page if no page is loaded, otherwise the next page. @returns whether there are more pages */
  loadMore(): Promise<boolean>;
  /** The names of all restaurants in the library's list, in the order of that list. */
  names(): string[];
}

/** The pages that a client library has loaded, as one list. */
export type Pages = NonNullable<SearchPagesQuery['searchRestaurants']>;

/** The number of restaurants on a page. */
export const PAGE = 3;

/** The arguments for the page after `pages` in the direction of the walk. Without `pages`: the walk's first page. */
export function pageAfter(pages: Pages | null | undefined, isBackward: boolean) {
  return isBackward
    ? { last: PAGE, before: pages?.pageInfo.startCursor }
    : { first: PAGE, after: pages?.pageInfo.endCursor };
}

/** Whether there are more pages in the direction of the walk. */
export function hasMore({ pageInfo }: Pages, isBackward: boolean): boolean {
  return isBackward ? pageInfo.hasPreviousPage : pageInfo.hasNextPage;
}
