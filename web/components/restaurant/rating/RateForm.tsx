import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../../ui/Button';
import { StarChoice } from '../../../ui/StarChoice';
import { TextArea } from '../../../ui/TextArea';
import { useRating } from './useRating';

const longestComment = 500;

/** Props of RateForm; `given`: the rating that stands, `onDone`: it was submitted. */
export type RateFormProps = {
  restaurantId: string;
  given: { readonly stars: number; readonly comment: string | null | undefined } | null;
  onDone: () => void;
};

/** The fields of the rating dialog. A failure is said in a toast and keeps what was written. */
export function RateForm({ restaurantId, given, onDone }: RateFormProps) {
  const { formatMessage } = useIntl();
  const [stars, setStars] = useState(given?.stars ?? 0);
  const [comment, setComment] = useState(given?.comment ?? '');
  const [submit, pending] = useRating(restaurantId);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const written = comment.trim();
    // A comment that was taken away is cleared; one that was never there is not sent.
    if (await submit(stars, written || (given?.comment ? null : undefined))) onDone();
  };
  return (
    <Form onSubmit={(event) => void onSubmit(event)}>
      <StarChoice
        legend={formatMessage({ id: 'rating.stars' })}
        none={formatMessage({ id: 'rating.noStar' })}
        labelOf={(count) => formatMessage({ id: 'rating.star' }, { stars: count })}
        value={stars}
        onChange={setStars}
      />
      <TextArea
        label={formatMessage({ id: 'rating.comment' })}
        optional={formatMessage({ id: 'auth.optional' })}
        hint={formatMessage({ id: 'rating.commentHint' }, { left: longestComment - comment.length })}
        maxLength={longestComment}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <Button type="submit" tone="primary" wide disabled={stars === 0 || pending}>
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
