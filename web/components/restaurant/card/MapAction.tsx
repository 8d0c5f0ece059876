import { MapPin } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { MapAction_restaurant$key } from '../../../__generated__/MapAction_restaurant.graphql';
import { useMapDialog } from '../map/useMapDialog';
import { CardAction } from './CardAction';

/** The button that shows a restaurant's map in a dialog. */
export function MapAction({ restaurant }: { restaurant: MapAction_restaurant$key }) {
  const place = useFragment(
    graphql`
      fragment MapAction_restaurant on Restaurant {
        name
        ...useMapDialog_restaurant
      }
    `,
    restaurant,
  );
  const { formatMessage } = useIntl();
  const map = useMapDialog(place);
  return (
    <>
      <CardAction
        as="button"
        type="button"
        aria-haspopup="dialog"
        aria-label={formatMessage({ id: 'card.map.name' }, { name: place.name })}
        onPointerEnter={map.preload}
        onFocus={map.preload}
        onClick={map.open}
      >
        <MapPin size={18} aria-hidden />
        <FormattedMessage id="card.map" />
      </CardAction>
      {map.dialog}
    </>
  );
}
