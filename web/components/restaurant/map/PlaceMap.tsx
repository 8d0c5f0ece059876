import { MapPin } from 'lucide-react';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { PlaceMap_restaurant$key } from '../../../__generated__/PlaceMap_restaurant.graphql';
import { mapStyle } from '../../../device/mapStyle';
import type { Pin } from './drawMap';
import { MapBox } from './MapBox';
import { MapsLink } from './MapsLink';
import { mapHeight } from './mapHeight';
import { PlaceAddress } from './PlaceAddress';
import { useMap } from './useMap';

/** Props of PlaceMap; `interactive`: the user can move and zoom the map. */
export type PlaceMapProps = { restaurant: PlaceMap_restaurant$key; interactive?: boolean };

/**
 * A map that is drawn when it comes near the screen. Under it are the restaurant's name, its address and a link to an
 * external map. If there are no coordinates or no map style, or if the map fails, a card with the same texts and link
 * is shown instead.
 */
export function PlaceMap({ restaurant, interactive = false }: PlaceMapProps) {
  const place = useFragment(
    graphql`
      fragment PlaceMap_restaurant on Restaurant {
        name
        coordinates {
          latitude
          longitude
        }
        ...MapsLink_restaurant
        ...PlaceAddress_restaurant
      }
    `,
    restaurant,
  );
  const style = mapStyle();
  const { name, coordinates } = place;
  const label = useIntl().formatMessage({ id: 'map.label' }, { name });
  const pin = useMemo((): Pin | null => {
    if (!coordinates) return null;
    const element = document.createElement('div');
    element.className = 'pin';
    element.setAttribute('aria-hidden', 'true');
    return { coordinates, element };
  }, [coordinates]);
  const options = style && pin ? { style, pin, interactive, label } : null;
  const { element, state } = useMap(options);
  const words = (
    <>
      <PlaceAddress restaurant={place} />
      <MapsLink restaurant={place} />
    </>
  );
  if (!options || state === 'failed') {
    return <Card data-map="card">{words}</Card>;
  }
  return (
    <div data-map={state}>
      <MapBox element={element} drawn={state === 'drawn'}>
        {createPortal(<MapPin size={38} />, options.pin.element)}
      </MapBox>
      <Under>{words}</Under>
    </div>
  );
}

const Card = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: space-between;
  align-items: flex-end;
  justify-content: space-between;
  gap: 10px 32px;
  padding: 18px 22px;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  height: ${mapHeight}; /* as high as the map, so the content below it hardly moves if a map fails */
`;
const Under = styled.div`
  display: grid;
  gap: 4px;
  padding-top: 12px;
`;
