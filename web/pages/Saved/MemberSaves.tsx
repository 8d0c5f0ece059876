import { useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import styled from 'styled-components';
import type { MemberSaves_viewer$key } from '../../__generated__/MemberSaves_viewer.graphql';
import type { MemberSavesPageQuery } from '../../__generated__/MemberSavesPageQuery.graphql';
import type { MemberSavesQuery } from '../../__generated__/MemberSavesQuery.graphql';
import { FailedPart } from '../../components/problems/FailedPart';
import { RecentlyRemoved } from '../../components/restaurant/removed/RecentlyRemoved';
import { readPosition } from '../../device/position';
import { useWideScreen } from '../../device/useWideScreen';
import { useEveryPage } from '../../relay/useEveryPage';
import { usePages } from '../../relay/usePages';
import { Badge } from '../../ui/Badge';
import { QuietLine } from '../../ui/QuietLine';
import { useKeptFocus } from '../../ui/useKeptFocus';
import { VirtualList } from '../../ui/VirtualList';
import { arrange, type SavedSort } from './arrange';
import { NoSaves } from './NoSaves';
import { SavedControls } from './SavedControls';
import { SavedHead } from './SavedHead';
import { SavedItem } from './SavedItem';

const removable = ['SAVED_RESTAURANT'] as const;

/** A list with at least this many has a filter and an order. */
const longList = 6;

/** A member's list; more pages load while scrolling. With a filter or another order, all pages load first. */
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
              snapshot {
                name
              }
              restaurant {
                name
                cuisines {
                  label(language: $language)
                }
                neighborhood {
                  name
                }
                address {
                  city
                }
                coordinates {
                  latitude
                  longitude
                }
              }
              ...SavedItem_saved
            }
          }
        }
        ...SavedItem_viewer
      }
    `,
    viewer,
  );
  const { formatMessage, locale } = useIntl();
  const [text, setText] = useState('');
  const [sort, setSort] = useState<SavedSort>('newest');
  const shownText = useDeferredValue(text);
  const isArranged = sort !== 'newest' || text.trim() !== '';
  const { more, again, failed } = useEveryPage(pages, isArranged);
  const heading = useKeptFocus<HTMLDivElement>(data.savedRestaurants.totalCount);
  const isWide = useWideScreen();

  const { totalCount, edges } = data.savedRestaurants;
  const all = edges.map(({ node }) => {
    const { restaurant, snapshot } = node;
    const words = [
      ...(restaurant?.cuisines.map(({ label }) => label) ?? []),
      restaurant?.neighborhood?.name,
      restaurant?.address.city,
    ];
    return { node, name: restaurant?.name ?? snapshot.name, words, coordinates: restaurant?.coordinates };
  });
  const shown = isArranged ? arrange(all, { sort, text: shownText, position: readPosition(), language: locale }) : all;
  const hasAll = !pages.hasNext;

  return (
    <>
      <div ref={heading} tabIndex={-1}>
        <SavedHead>
          {totalCount > 0 && (
            <Badge tone="saffron">
              <FormattedMessage id="saved.count" values={{ count: totalCount }} />
            </Badge>
          )}
        </SavedHead>
      </div>
      {totalCount === 0 ? (
        <NoSaves />
      ) : (
        <>
          {totalCount >= longList && <SavedControls text={text} onText={setText} sort={sort} onSort={setSort} />}
          <QuietLine role="status">
            {isArranged && !hasAll && !failed && (
              <FormattedMessage id="saved.lookingThrough" values={{ loaded: edges.length, total: totalCount }} />
            )}
            {hasAll && shownText.trim() && (
              <FormattedMessage
                id={shown.length > 0 ? 'saved.matches' : 'saved.noMatch'}
                values={{ count: shown.length, text: <bdi>{shownText.trim()}</bdi> }}
              />
            )}
          </QuietLine>
          <VirtualList
            key={`${sort} ${shownText}`}
            name={`saved ${sort} ${shownText}`}
            label={formatMessage({ id: 'saved.list' })}
            items={shown}
            keyOf={({ node }) => node.id}
            total={isArranged ? shown.length : totalCount}
            columns={isWide ? 2 : 1}
            rowHeight={114}
            onEnd={more}
          >
            {({ node }) => <SavedItem saved={node} viewer={data} />}
          </VirtualList>
          {failed ? (
            <FailedPart onRetry={again}>
              <FormattedMessage id="saved.moreFailed" />
            </FailedPart>
          ) : (
            <QuietLine>{pages.isLoadingNext && !isArranged && <FormattedMessage id="saved.loadingMore" />}</QuietLine>
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
