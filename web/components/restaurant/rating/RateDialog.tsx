import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { RateDialog_restaurant$key } from '../../../__generated__/RateDialog_restaurant.graphql';
import { Dialog } from '../../../ui/Dialog';
import type { DialogState } from '../../problems/useFetchedDialog';
import { RateForm } from './RateForm';

/** Props of RateDialog. */
export type RateDialogProps = DialogState & { restaurant: RateDialog_restaurant$key };

/** Five stars, a comment if one likes, and submit. Each opening starts from the rating that stands. */
export function RateDialog({ restaurant, open, onOpenChange }: RateDialogProps) {
  const { id, name, viewerRating } = useFragment(
    graphql`
      fragment RateDialog_restaurant on Restaurant {
        id
        name
        viewerRating {
          stars
          comment
        }
      }
    `,
    restaurant,
  );
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={formatMessage({ id: 'rating.title' }, { name })}
      description={formatMessage({ id: 'rating.text' })}
      closeLabel={formatMessage({ id: 'dialog.close' })}
    >
      <RateForm restaurantId={id} given={viewerRating ?? null} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}
