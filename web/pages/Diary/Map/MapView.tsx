import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { MapView_viewer$key } from '../../../__generated__/MapView_viewer.graphql';
import artifact, { type MapViewPageQuery } from '../../../__generated__/MapViewPageQuery.graphql';
import type { MapViewQuery } from '../../../__generated__/MapViewQuery.graphql';
import { FailedPart } from '../../../components/problems/FailedPart';
import { MapOfPlaces } from '../../../components/restaurant/map/MapOfPlaces';
import { useEveryPage } from '../../../relay/useEveryPage';
import { usePages } from '../../../relay/usePages';
import { useFreshOnReturn } from '../../useFreshOnReturn';
import { BlankPage } from '../BlankPage';
import { ChosenEntries } from './ChosenEntries';

/** Props of MapView; a new `attempt` sends the query again; `onFail` is called when the map cannot be drawn. */
export type MapViewProps = { style: string; attempt: number; onFail: () => void };

/** A map of the diary's places. The places load page by page. A press on the pin of a place shows the place's entry. */
export function MapView({ style, attempt, onFail }: MapViewProps) {
  const { viewer } = useLazyLoadQuery<MapViewQuery>(
    graphql`
      query MapViewQuery {
        viewer {
          ...MapView_viewer
        }
      }
    `,
    {},
    { fetchKey: attempt, fetchPolicy: 'network-only' },
  );
  const { data, ...pages } = usePages<MapViewPageQuery, MapView_viewer$key>(
    graphql`
      fragment MapView_viewer on Viewer
      @refetchable(queryName: "MapViewPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }) {
        diary(first: $count, after: $cursor) @connection(key: "Map_diary") @required(action: THROW) {
          edges {
            node {
              id
              snapshot {
                name
              }
              restaurant {
                name
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
  const { edges } = data.diary;
  const places = useMemo(
    () =>
      edges.map(({ node: { id, restaurant, snapshot } }) => ({
        id,
        name: restaurant?.name ?? snapshot.name,
        coordinates: restaurant?.coordinates,
      })),
    [edges],
  );
  const { shown, isRefilling } = useFreshOnReturn({
    artifact,
    variablesFor: (count) => ({ count, cursor: null }),
    items: places,
    version: places,
    hasNext: pages.hasNext,
    isOff: pages.isLoadingNext,
  });
  if (shown.length === 0) return <BlankPage />;
  return (
    <>
      <MapOfPlaces style={style} places={shown} isWhole={!pages.hasNext || isRefilling} onFail={onFail}>
        {(ids) => <ChosenEntries ids={ids} />}
      </MapOfPlaces>
      {failed && (
        <FailedPart onRetry={retry}>
          <FormattedMessage id="diary.moreFailed" />
        </FailedPart>
      )}
    </>
  );
}
