import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { MapDialog_restaurant$key } from '../../../__generated__/MapDialog_restaurant.graphql';
import { mapStyle } from '../../../device/mapStyle';
import { Dialog } from '../../../ui/Dialog';
import type { DialogState } from '../../problems/useFetchedDialog';
import { PlaceMap } from './PlaceMap';

/** Props of MapDialog. */
export type MapDialogProps = DialogState & { restaurant: MapDialog_restaurant$key };

/** A dialog with a restaurant's map, which the user can move and zoom, and with the restaurant's address. */
export function MapDialog({ restaurant, open, onOpenChange }: MapDialogProps) {
  const place = useFragment(
    graphql`
      fragment MapDialog_restaurant on Restaurant {
        name
        coordinates {
          latitude
        }
        ...PlaceMap_restaurant
      }
    `,
    restaurant,
  );
  const { formatMessage } = useIntl();
  const hasMap = Boolean(mapStyle() && place.coordinates);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={formatMessage({ id: 'restaurant.map' })}
      description={formatMessage({ id: hasMap ? 'map.label' : 'map.address' }, { name: place.name })}
      closeLabel={formatMessage({ id: 'dialog.close' })}
      wide
    >
      <Room>
        <PlaceMap restaurant={place} interactive />
      </Room>
    </Dialog>
  );
}

const Room = styled.div`
  margin-top: 18px;
`;
