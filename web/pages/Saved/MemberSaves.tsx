import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import styled from 'styled-components';
import type { MemberSaves_viewer$key } from '../../__generated__/MemberSaves_viewer.graphql';
import artifact, { type MemberSavesPageQuery } from '../../__generated__/MemberSavesPageQuery.graphql';
import type { MemberSavesQuery } from '../../__generated__/MemberSavesQuery.graphql';
import { FailedPart } from '../../components/problems/FailedPart';
import { ResetBoundary } from '../../components/problems/ResetBoundary';
import { RecentlyRemoved } from '../../components/restaurant/removed/RecentlyRemoved';
import { useLanguage } from '../../device/language';
import { graphLanguage } from '../../relay/graphLanguage';
import { usePages } from '../../relay/usePages';
import { Badge } from '../../ui/Badge';
import { QuietLine } from '../../ui/QuietLine';
import { useKeptFocus } from '../../ui/useKeptFocus';
import { useFreshOnReturn } from '../useFreshOnReturn';
import { ControlsSpace, SavedControls } from './lazyControls';
import { longList } from './longList';
import { MapChip } from './MapChip';
import { NoSaves } from './NoSaves';
import { SavedHead } from './SavedHead';
import { newestFirst } from './SavedOrder';
import { SavedRows } from './SavedRows';
import { useMapChoice } from './useMapChoice';

const removable = ['SAVED_RESTAURANT'] as const;
const sorts = ['NEWEST', 'NAME', 'DISTANCE'] as const;

const SavedMap = lazy(async () => ({ default: (await import('./SavedMap')).SavedMap }));
const ArrangedSaves = lazy(async () => ({ default: (await import('./ArrangedSaves')).ArrangedSaves }));

/**
 * The list of a member's saved restaurants, newest first. More pages load while the user scrolls. When the user
 * filters the list or chooses another order, the server sends the list again. The user can choose a map instead. At
 * the end is a button that opens a dialog with the restaurants that were removed recently.
 */
export function MemberSaves({ queryRef }: { queryRef: PreloadedQuery<MemberSavesQuery> }) {
  const { viewer } = usePreloadedQuery<MemberSavesQuery>(
    graphql`
      query MemberSavesQuery($language: Language!) {
        viewer {
          ...MemberSaves_viewer
        }
      }
    `,
    queryRef,
  );
  const { data, ...pages } = usePages<MemberSavesPageQuery, MemberSaves_viewer$key>(
    graphql`
      fragment MemberSaves_viewer on Viewer
      @refetchable(queryName: "MemberSavesPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        savedRestaurants(first: $count, after: $cursor)
          @connection(key: "Member_savedRestaurants")
          @required(action: THROW) {
          totalCount
          edges {
            node {
              id
              restaurantId
              savedAt
              ...SavedItem_saved
            }
          }
        }
        ...SavedItem_viewer
      }
    `,
    viewer,
  );
  const language = graphLanguage(useLanguage());
  const [order, setOrder] = useState(newestFirst);
  const deferredOrder = useDeferredValue(order); // the old list is shown until the new list has loaded
  const isRearranging = deferredOrder !== order;
  const [attempt, setAttempt] = useState(0);
  const map = useMapChoice();
  const { totalCount, edges } = data.savedRestaurants;
  const heading = useKeptFocus<HTMLDivElement>(totalCount);
  const isArranged = deferredOrder.sort !== 'NEWEST' || deferredOrder.text !== '';
  const { shown, isRefilling } = useFreshOnReturn({
    artifact,
    variablesFor: (count) => ({ count, cursor: null, language }),
    items: edges,
    version: totalCount,
    hasNext: pages.hasNext,
    isOff: pages.isLoadingNext,
  });
  const arranged = map?.isMap ? (
    <Suspense fallback={<QuietLine />}>
      <SavedMap style={map.style} text={deferredOrder.text} attempt={attempt} onFail={map.leave} />
    </Suspense>
  ) : (
    isArranged && <ArrangedSaves order={deferredOrder} attempt={attempt} />
  );

  return (
    <>
      <div ref={heading} tabIndex={-1}>
        <SavedHead>
          {totalCount > 0 && (
            <>
              <Badge tone="saffron">
                <FormattedMessage id="saved.count" values={{ count: totalCount }} />
              </Badge>
              {map && <MapChip choice={map} />}
            </>
          )}
        </SavedHead>
      </div>
      {totalCount === 0 ? (
        <NoSaves />
      ) : (
        <>
          {(totalCount >= longList || isArranged) && (
            <Suspense fallback={<ControlsSpace />}>
              <SavedControls order={order} sorts={map?.isMap ? [] : sorts} onOrder={setOrder} busy={isRearranging} />
            </Suspense>
          )}
          {arranged ? (
            <ResetBoundary
              resetKey={`${attempt} ${map?.isMap} ${JSON.stringify(deferredOrder)}`}
              fallback={() => (
                <FailedPart onRetry={() => setAttempt(attempt + 1)}>
                  <FormattedMessage id="saved.arrangeFailed" />
                </FailedPart>
              )}
            >
              {arranged}
            </ResetBoundary>
          ) : (
            <>
              <QuietLine />
              <SavedRows
                name="saved"
                saves={shown.map(({ node }) => node)}
                viewer={data}
                total={totalCount}
                pages={pages}
                loadsAll={isRefilling}
              />
            </>
          )}
        </>
      )}
      <Removed>
        <RecentlyRemoved kinds={removable} />
      </Removed>
    </>
  );
}

const Removed = styled.div`
  margin: 24px 0 0 -1rem;
`;
