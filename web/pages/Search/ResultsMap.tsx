import { useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { ResultsMap_edges$key } from '../../__generated__/ResultsMap_edges.graphql';
import type { MapPlace } from '../../components/restaurant/map/groupPlaces';
import { MapBox } from '../../components/restaurant/map/MapBox';
import { PlacesPin } from '../../components/restaurant/map/PlacesPin';
import { usePlacesMap } from '../../components/restaurant/map/usePlacesMap';
import { mapStyle } from '../../device/mapStyle';
import { useLatest } from '../../ui/useLatest';
import { useActivePlace } from './ActivePlace';
import { goToRow } from './goToRow';
import { ResultPin } from './ResultPin';

/** Props of ResultsMap. `edges`: the listed results; `onFail`: called if the map fails. */
export type ResultsMapProps = { edges: ResultsMap_edges$key; onFail: () => void };

/** The map of this page's results. Restaurants without known coordinates are not on the map. */
export function ResultsMap({ edges, onFail }: ResultsMapProps) {
  const places = useFragment(
    graphql`
      fragment ResultsMap_edges on RestaurantSearchEdge @relay(plural: true) {
        node {
          id
          name
          coordinates {
            latitude
            longitude
          }
        }
      }
    `,
    edges,
  );
  const located = useMemo(
    () => places.flatMap(({ node: { id, name, coordinates } }) => (coordinates ? [{ id, name, coordinates }] : [])),
    [places],
  );
  const style = mapStyle();
  return style && located.length > 0 ? <LocatedMap style={style} places={located} onFail={onFail} /> : <Frame />;
}

type LocatedMapProps = { style: string; places: readonly MapPlace[]; onFail: () => void };

/**
 * A press on a pin goes to the restaurant's row. Restaurants that are too near each other share a pin. A press on such
 * a pin zooms in. If the zoom cannot separate the restaurants, the press goes to the row of the first restaurant.
 */
function LocatedMap({ style, places, onFail }: LocatedMapProps) {
  const label = useIntl().formatMessage({ id: 'search.map.label' });
  const { active } = useActivePlace();
  const { element, state, groups, lookAt } = usePlacesMap({ style, label, places });
  const failed = useLatest(onFail);
  useEffect(() => {
    if (state === 'failed') failed.current();
  }, [state, failed]);
  return (
    <Frame data-map={state}>
      <MapBox element={element} drawn={state === 'drawn'}>
        {groups.map((group) => {
          const [first, second] = group.places;
          if (!first) return null;
          const pin = second ? (
            <PlacesPin
              group={group}
              isChosen={group.places.some(({ id }) => id === active)}
              onPress={() => lookAt(group) || goToRow(first.id)}
            />
          ) : (
            <ResultPin id={first.id} name={first.name} pin={group.element} />
          );
          return createPortal(pin, group.element, group.key);
        })}
      </MapBox>
    </Frame>
  );
}

const Frame = styled.div`
  --map-height: 100%;
  height: 100%;
`;
