import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import type { RateDialog_restaurant$key } from '../../../__generated__/RateDialog_restaurant.graphql';
import { Dialog } from '../../../ui/Dialog';
import type { DialogState } from '../../problems/useFetchedDialog';
import { useLeaveQuestion } from '../../problems/useLeaveQuestion';
import { RateForm } from './RateForm';

/** Props of RateDialog. */
export type RateDialogProps = DialogState & { restaurant: RateDialog_restaurant$key };

/**
 * The dialog to rate: five stars, an optional comment, and a button to submit. The member's current stars and comment
 * are shown at the top. The fields are empty each time the dialog opens. The comment becomes the notes of a new diary
 * entry. If the restaurant already is in the diary, only this dialog shows the comment, and the text says so. While
 * there is a comment that was not sent, the user must confirm before the dialog closes or the page is left.
 */
export function RateDialog({ restaurant, open, onOpenChange }: RateDialogProps) {
  const { id, name, viewerRating, viewerDiaryEntry } = useFragment(
    graphql`
      fragment RateDialog_restaurant on Restaurant {
        id
        name
        viewerRating {
          stars
          comment
        }
        viewerDiaryEntry {
          id
        }
      }
    `,
    restaurant,
  );
  const { formatMessage } = useIntl();
  const [isTyped, setTyped] = useState(false);
  const { close, leave, question } = useLeaveQuestion(isTyped, 'rating.unsaved', () => {
    setTyped(false);
    onOpenChange(false);
  });
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={formatMessage({ id: 'rating.title' }, { name })}
      description={formatMessage({ id: viewerDiaryEntry ? 'rating.textInDiary' : 'rating.text' })}
      closeLabel={formatMessage({ id: 'dialog.close' })}
    >
      {viewerRating && (
        <Given>
          <p>
            <FormattedMessage id="rating.yours" values={{ stars: viewerRating.stars }} />
          </p>
          {viewerRating.comment && <blockquote>{viewerRating.comment}</blockquote>}
        </Given>
      )}
      <RateForm restaurantId={id} onTyped={setTyped} onDone={leave} />
      {question}
    </Dialog>
  );
}

const Given = styled.div`
  display: grid;
  gap: 0.25rem;
  margin-top: 0.5rem;
  overflow-wrap: anywhere;
  > p {
    font-weight: 620;
  }
  > blockquote {
    margin: 0;
    padding-left: 12px;
    border-left: 3px solid var(--line);
    white-space: pre-line;
  }
`;
