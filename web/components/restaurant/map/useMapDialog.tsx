import { graphql, useFragment } from 'react-relay';
import type { useMapDialog_restaurant$key } from '../../../__generated__/useMapDialog_restaurant.graphql';
import { useFetchedDialog } from '../../problems/useFetchedDialog';

const loadDialog = async () => (await import('./MapDialog')).MapDialog;

/**
 * A restaurant's map for a card: `open` shows the dialog, `prepare` loads its code ahead, `dialog` must be rendered in
 * the card.
 */
export function useMapDialog(restaurant: useMapDialog_restaurant$key) {
  const place = useFragment(
    graphql`
      fragment useMapDialog_restaurant on Restaurant {
        ...MapDialog_restaurant
      }
    `,
    restaurant,
  );
  const { Part: MapDialog, show, prepare, state } = useFetchedDialog(loadDialog);
  return { open: show, prepare, dialog: MapDialog && <MapDialog {...state} restaurant={place} /> };
}
