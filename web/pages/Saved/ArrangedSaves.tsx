import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ArrangedSaves_viewer$key } from '../../__generated__/ArrangedSaves_viewer.graphql';
import artifact, { type ArrangedSavesPageQuery } from '../../__generated__/ArrangedSavesPageQuery.graphql';
import type { ArrangedSavesQuery } from '../../__generated__/ArrangedSavesQuery.graphql';
import { useLanguage } from '../../device/language';
import { graphLanguage } from '../../relay/graphLanguage';
import { usePages } from '../../relay/usePages';
import { QuietLine } from '../../ui/QuietLine';
import { useFreshOnReturn } from '../useFreshOnReturn';
import type { SavedOrder } from './SavedOrder';
import { SavedRows } from './SavedRows';

/** Props of ArrangedSaves; a new `attempt` sends the query again. */
export type ArrangedSavesProps = { order: SavedOrder; attempt: number };

/** The member's list, filtered and sorted by the server. A removed restaurant disappears; undo brings it back. */
export function ArrangedSaves({ order, attempt }: ArrangedSavesProps) {
  const language = graphLanguage(useLanguage());
  const { viewer } = useLazyLoadQuery<ArrangedSavesQuery>(
    graphql`
      query ArrangedSavesQuery(
        $text: String!
        $sort: SavedRestaurantSort!
        $near: CoordinatesInput
        $language: Language!
      ) {
        viewer {
          ...ArrangedSaves_viewer
        }
      }
    `,
    { ...order, language },
    { fetchKey: attempt, fetchPolicy: 'network-only' },
  );
  const { data, ...pages } = usePages<ArrangedSavesPageQuery, ArrangedSaves_viewer$key>(
    graphql`
      fragment ArrangedSaves_viewer on Viewer
      @refetchable(queryName: "ArrangedSavesPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        savedRestaurants(
          first: $count
          after: $cursor
          text: $text
          sort: $sort
          near: $near
          language: $language
        ) @connection(key: "Arranged_savedRestaurants") @required(action: THROW) {
          totalCount
          edges {
            node {
              id
              restaurant {
                viewerHasSaved
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
  const { totalCount, edges } = data.savedRestaurants;
  // After a removal, `viewerHasSaved` is false if the catalogue has the restaurant. After the server's response, the
  // node is null in any case (useUnsaveRestaurant.ts).
  const saves = edges.flatMap(({ node }) => (node && node.restaurant?.viewerHasSaved !== false ? [node] : []));
  const count = totalCount - (edges.length - saves.length);
  const { shown, isRefilling } = useFreshOnReturn({
    artifact,
    variablesFor: (first) => ({ ...order, count: first, cursor: null, language }),
    items: saves,
    version: count,
    hasNext: pages.hasNext,
    isOff: pages.isLoadingNext,
  });
  return (
    <>
      <QuietLine role="status">
        {order.text && (
          <FormattedMessage
            id={count > 0 ? 'saved.matches' : 'saved.noMatch'}
            values={{ count, text: <bdi>{order.text}</bdi> }}
          />
        )}
      </QuietLine>
      <SavedRows
        name={`saved ${Object.values(order).map((value) => JSON.stringify(value))}`}
        saves={shown}
        viewer={data}
        total={count}
        pages={pages}
        loadsAll={isRefilling}
      />
    </>
  );
}
