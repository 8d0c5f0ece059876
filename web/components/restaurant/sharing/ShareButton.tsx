import { Share2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ShareButton_restaurant$key } from '../../../__generated__/ShareButton_restaurant.graphql';
import { IconButton } from '../../../ui/IconButton';
import { useFetchedDialog } from '../../problems/useFetchedDialog';

const loadDialog = async () => (await import('./ShareDialog')).ShareDialog;

/** The button that opens the share dialog. The code of the dialog is loaded when the dialog is first needed. */
export function ShareButton({ restaurant }: { restaurant: ShareButton_restaurant$key }) {
  const place = useFragment(
    graphql`
      fragment ShareButton_restaurant on Restaurant {
        ...ShareDialog_restaurant
      }
    `,
    restaurant,
  );
  const { formatMessage } = useIntl();
  const { Component: ShareDialog, show, preload, state } = useFetchedDialog(loadDialog);
  return (
    <>
      <IconButton
        label={formatMessage({ id: 'restaurant.share' })}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={show}
      >
        <Share2 size={21} aria-hidden />
      </IconButton>
      {ShareDialog && <ShareDialog {...state} restaurant={place} />}
    </>
  );
}
