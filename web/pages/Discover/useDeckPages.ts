import { useEffect, useMemo, useRef, useState } from 'react';
import { fetchQuery, graphql, type PreloadedQuery, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, getRequest, type Subscription } from 'relay-runtime';
import artifact, { type DiscoverPageQuery } from '../../__generated__/DiscoverPageQuery.graphql';
import { cacheTimes } from '../../relay/cacheTimes';
import { retainFor } from '../../relay/retainFor';

/** One request usually loads this many cards. */
export const pageSize = 10;
/** One request loads at most this many cards. */
const mostAtOnce = 100;

type Page = DiscoverPageQuery['response']['discoverDeck'];
const noPages: readonly Page[] = [];

/** The loaded cards of a deck, whether more cards exist, the last error, and the function that loads more cards. */
export type DeckPages = {
  edges: Page['edges'];
  hasNext: boolean;
  failed: Error | null;
  /**
   * Requests `missing` more cards, but at least 10 (one page) and at most 100. If Relay's store still has the next 10
   * cards, uses these cards and sends no request. Does nothing while cards are loading.
   */
  loadNext: (missing: number) => void;
};

/**
 * Loads a deck page by page. Each page after the first stays in Relay's store for at least
 * `cacheTimes.discover.maxAge`, so that the user can leave the deck and come back. Suspends until the first page has
 * loaded, and throws if that page fails. If a later page fails, its error is in `failed` until the next try.
 */
export function useDeckPages(queryRef: PreloadedQuery<DiscoverPageQuery>): DeckPages {
  const environment = useRelayEnvironment();
  const { discoverDeck: first } = usePreloadedQuery<DiscoverPageQuery>(
    graphql`
      query DiscoverPageQuery(
        $area: AreaInput!
        $round: Int!
        $skippedIds: [ID!]
        $at: DateTime!
        $first: Int!
        $after: String
        $language: Language!
      ) {
        discoverDeck(area: $area, round: $round, skippedIds: $skippedIds, at: $at, first: $first, after: $after)
          @required(action: THROW) {
          pageInfo {
            endCursor
            hasNextPage
          }
          edges {
            node {
              id
              uuid
              name
              cuisines {
                key
                label(language: $language)
              }
              priceRange
              dietary
              hours {
                text
                timeZone
                weekly {
                  day
                  opensMinute
                  closesMinute
                }
                exceptions {
                  date
                  intervals {
                    opensMinute
                    closesMinute
                  }
                }
              }
              pictures {
                large: path(size: MEDIUM)
                card: path(size: SMALL)
              }
              externalListings {
                source
                ratingSummary {
                  average
                }
              }
              ...NextCards_restaurants
              ...SmallPlace_restaurant
              ...useFinds_restaurants
              viewerHasSaved
              viewerDiaryEntry {
                id
              }
            }
            ...DeckCard_edge
          }
        }
      }
    `,
    queryRef,
  );
  const [more, setMore] = useState<{ of: unknown; pages: readonly Page[] }>({ of: queryRef, pages: [] });
  const [failure, setFailure] = useState<{ of: unknown; error: Error } | null>(null);
  const fetching = useRef<Subscription | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for another deck, the requested page is no longer needed
  useEffect(() => {
    return () => {
      fetching.current?.unsubscribe();
      fetching.current = null;
    };
  }, [queryRef]);
  const pages = more.of === queryRef ? more.pages : noPages;
  const { endCursor: after, hasNextPage } = (pages.at(-1) ?? first).pageInfo;

  const loadNext = (missing: number) => {
    if (fetching.current) return;
    const page = (size: number) => ({ ...queryRef.variables, first: size, after });
    const operationOf = (size: number) => createOperationDescriptor(getRequest(artifact), page(size));
    const isKept = environment.check(operationOf(pageSize)).status === 'available';
    const size = isKept ? pageSize : Math.min(mostAtOnce, Math.max(pageSize, missing));
    retainFor(environment, operationOf(size), cacheTimes.discover.maxAge);
    setFailure(null);
    let ended = false;
    const subscription = fetchQuery<DiscoverPageQuery>(environment, artifact, page(size), {
      fetchPolicy: 'store-or-network',
    }).subscribe({
      next: ({ discoverDeck }) => {
        ended = true;
        fetching.current = null;
        setMore({ of: queryRef, pages: [...pages, discoverDeck] });
      },
      error: (error: Error) => {
        ended = true;
        fetching.current = null;
        setFailure({ of: queryRef, error });
      },
    });
    if (!ended) fetching.current = subscription;
  };
  const failed = failure?.of === queryRef ? failure.error : null;
  const edges = useMemo(() => [first, ...pages].flatMap((page) => page.edges), [first, pages]);
  return { edges, hasNext: hasNextPage, failed, loadNext };
}
