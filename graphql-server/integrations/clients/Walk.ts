import type { SearchPagesQuery } from '../../testing/__generated__/operations';

/** What the walk is through, and from which end. */
export interface WalkOptions {
  /** The server's /graphql. */
  url: string;
  sort: 'RATING' | 'BEST_MATCH';
  isBackward: boolean;
}

/** A walk through the pages of a search with some client library, which keeps them as one list. */
export interface Walk {
  /** Loads the first page, or the one after those that are there. @returns whether there is another. */
  loadMore(): Promise<boolean>;
  /** The names of all that the library keeps, in its order. */
  names(): string[];
}

/** The list as a client library keeps it. */
export type Pages = NonNullable<SearchPagesQuery['searchRestaurants']>;

/** How many a page holds. */
export const PAGE = 3;

/** What to ask for after what is there: the first page for null. */
export function pageAfter(pages: Pages | null | undefined, isBackward: boolean) {
  return isBackward
    ? { last: PAGE, before: pages?.pageInfo.startCursor }
    : { first: PAGE, after: pages?.pageInfo.endCursor };
}

/** Whether there is more in the direction of the walk. */
export function hasMore({ pageInfo }: Pages, isBackward: boolean): boolean {
  return isBackward ? pageInfo.hasPreviousPage : pageInfo.hasNextPage;
}
