import { graphql, useFragment } from 'react-relay';
import type { useMapDialog_restaurant$key } from '../../../__generated__/useMapDialog_restaurant.graphql';
import { useFetchedDialog } from '../../problems/useFetchedDialog';

const loadDialog = async () => (await import('./MapDialog')).MapDialog;

/**
 * A dialog with a restaurant's map, for the restaurant's card. `open` shows the dialog. `preload` loads the dialog's
 * code before the dialog is needed. `dialog` must be rendered in the card.
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
  const { Component: MapDialog, show, preload, state } = useFetchedDialog(loadDialog);
  return { open: show, preload, dialog: MapDialog && <MapDialog {...state} restaurant={place} /> };
}
