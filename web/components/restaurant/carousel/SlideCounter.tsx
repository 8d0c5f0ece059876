import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';

/**
 * Props of SlideCounter. `first` and `last`: the indexes of the first and the last visible slide, from 0; `total`: the
 * number of slides; `tall`: whether the slides are tall. Several tall slides may be side by side.
 */
export type SlideCounterProps = { first: number; last: number; total: number; tall: boolean };

/**
 * Shows which slides of a strip are visible, such as "2 of 9" or "4–6 of 9". On phones, this text is in a corner of the
 * strip.
 */
export function SlideCounter({ first, last, total, tall }: SlideCounterProps) {
  return (
    <Counter data-tall={tall}>
      <FormattedMessage
        id="carousel.counter"
        values={{ number: last > first ? `${first + 1}–${last + 1}` : first + 1, total }}
      />
    </Counter>
  );
}

const Counter = styled.span`
  margin-right: 6px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  @media (max-width: 719px) {
    position: absolute;
    z-index: 1;
    bottom: 4px;
    left: 4px;
    padding: 0 6px;
    border-radius: 999px;
    background: var(--surface);
    font-size: 0.75rem;
    line-height: 1.3;
    pointer-events: none;
    &[data-tall='true'] {
      inset: 0.6rem 0 auto auto;
      margin: 0;
      background: none;
    }
  }
`;
