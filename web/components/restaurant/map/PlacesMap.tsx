import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useLatest } from '../../../ui/useLatest';
import type { MapPlace } from './groupPlaces';
import { MapBox } from './MapBox';
import { PlacesPin } from './PlacesPin';
import { usePlacesMap } from './usePlacesMap';

/**
 * Props of PlacesMap. `style`: the URL of the map's style; `places`: at least one place; `chosen`: the ids of the
 * chosen places; `onChoose` gets the ids of newly chosen places; `onFail` is called when the map cannot be shown.
 */
export type PlacesMapProps = {
  style: string;
  places: readonly MapPlace[];
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
  onFail: () => void;
};

/**
 * A map of many places. Places that are too near each other share one pin. A press on the pin of a single place chooses
 * that place. A press on a shared pin zooms in; if the zoom is already 17 or larger, the press chooses all places of
 * that pin.
 */
export function PlacesMap({ style, places, chosen, onChoose, onFail }: PlacesMapProps) {
  const label = useIntl().formatMessage({ id: 'search.map.label' });
  const { element, state, groups, lookAt } = usePlacesMap({ style, label, places });
  const failed = useLatest(onFail);
  useEffect(() => {
    if (state === 'failed') failed.current();
  }, [state, failed]);
  return (
    <Frame data-map={state}>
      <MapBox element={element} drawn={state === 'drawn'}>
        {groups.map((group) =>
          createPortal(
            <PlacesPin
              group={group}
              isChosen={group.places.some(({ id }) => chosen.includes(id))}
              onPress={() => {
                if (group.places.length === 1 || !lookAt(group)) onChoose(group.places.map(({ id }) => id));
              }}
            />,
            group.element,
            group.key,
          ),
        )}
      </MapBox>
    </Frame>
  );
}

const Frame = styled.div`
  --map-height: 100%;
  height: clamp(340px, 62svh, 620px);
  margin-top: 14px;
`;
