import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { RateDialog_restaurant$key } from '../../../__generated__/RateDialog_restaurant.graphql';
import { Dialog } from '../../../ui/Dialog';
import type { DialogState } from '../../problems/useFetchedDialog';
import { RateForm } from './RateForm';

/** Props of RateDialog. */
export type RateDialogProps = DialogState & { restaurant: RateDialog_restaurant$key };

/**
 * The dialog to rate: five stars, an optional comment, and a button to submit. The member's current stars are shown at
 * the top. The fields are empty each time the dialog opens.
 */
export function RateDialog({ restaurant, open, onOpenChange }: RateDialogProps) {
  const { id, name, viewerRating } = useFragment(
    graphql`
      fragment RateDialog_restaurant on Restaurant {
        id
        name
        viewerRating {
          stars
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
      {viewerRating && (
        <Given>
          <FormattedMessage id="rating.yours" values={{ stars: viewerRating.stars }} />
        </Given>
      )}
      <RateForm restaurantId={id} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

const Given = styled.p`
  margin-top: 0.5rem;
  font-weight: 620;
`;
