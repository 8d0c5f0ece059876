import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SavedMap_viewer$key } from '../../__generated__/SavedMap_viewer.graphql';
import artifact, { type SavedMapPageQuery } from '../../__generated__/SavedMapPageQuery.graphql';
import type { SavedMapQuery } from '../../__generated__/SavedMapQuery.graphql';
import { FailedPart } from '../../components/problems/FailedPart';
import { MapOfPlaces } from '../../components/restaurant/map/MapOfPlaces';
import { useLanguage } from '../../device/language';
import { graphLanguage } from '../../relay/graphLanguage';
import { useEveryPage } from '../../relay/useEveryPage';
import { usePages } from '../../relay/usePages';
import { useFreshOnReturn } from '../useFreshOnReturn';
import { ChosenPlaces } from './ChosenPlaces';

/**
 * Props of SavedMap; `text`: the words that filter the list; a new `attempt` sends the query again; `onFail` is called
 * when the map cannot be drawn.
 */
export type SavedMapProps = { style: string; text: string; attempt: number; onFail: () => void };

/** A map with the member's saved places that match `text`. The places appear while the pages of the list load. */
export function SavedMap({ style, text, attempt, onFail }: SavedMapProps) {
  const language = graphLanguage(useLanguage());
  const { viewer } = useLazyLoadQuery<SavedMapQuery>(
    graphql`
      query SavedMapQuery($text: String!, $language: Language!) {
        viewer {
          ...SavedMap_viewer
        }
      }
    `,
    { text, language },
    { fetchKey: attempt, fetchPolicy: 'network-only' },
  );
  const { data, ...pages } = usePages<SavedMapPageQuery, SavedMap_viewer$key>(
    graphql`
      fragment SavedMap_viewer on Viewer
      @refetchable(queryName: "SavedMapPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }) {
        savedRestaurants(first: $count, after: $cursor, text: $text, language: $language)
          @connection(key: "Map_savedRestaurants")
          @required(action: THROW) {
          edges {
            node {
              restaurantId
              snapshot {
                name
              }
              restaurant {
                name
                viewerHasSaved
                coordinates {
                  latitude
                  longitude
                }
              }
            }
          }
        }
      }
    `,
    viewer,
  );
  const { retry, failed } = useEveryPage(pages, true);
  const { edges } = data.savedRestaurants;
  const places = useMemo(
    () =>
      edges.flatMap(({ node }) => {
        if (!node || node.restaurant?.viewerHasSaved === false) return []; // removed after the list had loaded
        const { restaurantId: id, restaurant, snapshot } = node;
        return [{ id, name: restaurant?.name ?? snapshot.name, coordinates: restaurant?.coordinates }];
      }),
    [edges],
  );
  const { shown, isRefilling } = useFreshOnReturn({
    artifact,
    variablesFor: (count) => ({ text, count, cursor: null, language }),
    items: places,
    version: places,
    hasNext: pages.hasNext,
    isOff: pages.isLoadingNext,
  });
  return (
    <>
      <MapOfPlaces style={style} places={shown} isWhole={!pages.hasNext || isRefilling} onFail={onFail}>
        {(ids) => <ChosenPlaces ids={ids} />}
      </MapOfPlaces>
      {failed && (
        <FailedPart onRetry={retry}>
          <FormattedMessage id="saved.moreFailed" />
        </FailedPart>
      )}
    </>
  );
}
