import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { visuallyHidden } from '../../ui/VisuallyHidden';

/** Says how to swipe and, on a wide screen with a mouse, which keys do the same. `id`: the HTML id of the text. */
export const SwipeHint = memo(function SwipeHint({ id }: { id: string }) {
  return (
    <Hint id={id}>
      <FormattedMessage id="discover.hint" />{' '}
      <Keys>
        <FormattedMessage id="discover.keys" />
      </Keys>
    </Hint>
  );
});

const Hint = styled.p`
  margin-top: 24px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
  text-align: center;
  @media (max-width: 999px) {
    [data-tally] + & {
      ${visuallyHidden}
    }
  }
`;
const Keys = styled.span`
  display: inline-block;
  @media (hover: none), (max-width: 719px) {
    ${visuallyHidden}
  }
`;
