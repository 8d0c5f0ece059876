import { useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { ResultsMap_edges$key } from '../../__generated__/ResultsMap_edges.graphql';
import type { Pin } from '../../components/restaurant/map/drawMap';
import { MapBox } from '../../components/restaurant/map/MapBox';
import { useMap } from '../../components/restaurant/map/useMap';
import { mapStyle } from '../../device/mapStyle';
import { useLatest } from '../../ui/useLatest';
import { ResultPin } from './ResultPin';

/** Props of ResultsMap. `edges`: the listed results; `onFail`: called if the map fails. */
export type ResultsMapProps = { edges: ResultsMap_edges$key; onFail: () => void };

/** The map of this page's results. Each restaurant with known coordinates has a pin. */
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
  const label = useIntl().formatMessage({ id: 'search.map.label' });
  const marked = useMemo(
    () =>
      places.flatMap(({ node: { id, name, coordinates } }) =>
        coordinates ? [{ id, name, coordinates, element: document.createElement('div') }] : [],
      ),
    [places],
  );
  const pins = useMemo(() => asPins(marked), [marked]);
  const style = mapStyle();
  const { element, state } = useMap(style && pins ? { style, pins, label, interactive: true } : null);
  const failed = useLatest(onFail);
  useEffect(() => {
    if (state === 'failed') failed.current();
  }, [state, failed]);
  return (
    <Frame data-map={state}>
      <MapBox element={element} drawn={state === 'drawn'}>
        {marked.map(({ id, name, element: pin }) => createPortal(<ResultPin id={id} name={name} pin={pin} />, pin, id))}
      </MapBox>
    </Frame>
  );
}

function asPins([first, ...others]: readonly Pin[]): [Pin, ...Pin[]] | null {
  return first ? [first, ...others] : null;
}

const Frame = styled.div`
  --map-height: 100%;
  height: 100%;
`;
