import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../../ui/Button';
import { StarChoice } from '../../../ui/StarChoice';
import { TextArea } from '../../../ui/TextArea';
import { useFocusBack } from '../../../ui/useFocusBack';
import { useRating } from './useRating';

/** The maximum length of a comment. The server has the same limit: graphql-server/domain/ratings/rateRestaurant.ts. */
const longestComment = 500;

/** Props of RateForm; `onTyped`: whether there is a comment now; `onDone` is called when the rating was stored. */
export type RateFormProps = { restaurantId: string; onTyped: (isTyped: boolean) => void; onDone: () => void };

/**
 * The fields of the rating dialog. After a failure a toast appears, and the fields keep what the member chose and
 * wrote. While the rating is being sent, the fields do not change, because the dialog then closes.
 */
export function RateForm({ restaurantId, onTyped, onDone }: RateFormProps) {
  const { formatMessage } = useIntl();
  const [stars, setStars] = useState(0);
  const [comment, setComment] = useState('');
  const [submit, pending] = useRating(restaurantId);
  const button = useFocusBack<HTMLButtonElement>(pending);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (await submit(stars, comment.trim() || undefined)) onDone();
  };
  return (
    <Form onSubmit={(event) => void onSubmit(event)}>
      <StarChoice
        legend={formatMessage({ id: 'rating.stars' })}
        none={formatMessage({ id: 'rating.noStar' })}
        labelOf={(count) => formatMessage({ id: 'rating.star' }, { stars: count })}
        value={stars}
        onChange={(chosen) => pending || setStars(chosen)}
      />
      <TextArea
        label={formatMessage({ id: 'rating.comment' })}
        optional={formatMessage({ id: 'auth.optional' })}
        hint={formatMessage({ id: 'rating.commentHint' }, { left: longestComment - comment.length })}
        maxLength={longestComment}
        readOnly={pending}
        value={comment}
        onChange={({ target }) => {
          setComment(target.value);
          onTyped(target.value.trim() !== '');
        }}
      />
      <Button ref={button} type="submit" tone="primary" wide disabled={stars === 0 || pending}>
        {formatMessage({ id: pending ? 'rating.submitting' : 'rating.submit' })}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 20px;
  margin-top: 20px;
`;
