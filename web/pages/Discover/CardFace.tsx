import { Heart, X } from 'lucide-react';
import { createContext, memo, type ReactNode, type TouchEvent, useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import styled, { keyframes } from 'styled-components';
import { useAtIdle } from '../../device/useAtIdle';
import { flightLength, flightMs } from './flight';
import { useCardDrag } from './useCardDrag';

/**
 * Where a card is, and what happens to it.
 * - `place`: `top`, `behind` (the next card), `later` (the card that the next card hides), `held` (decided, but not
 *   flying yet), or `leaving` (flying out).
 * - `direction`: the side to which a held card will fly, or to which a leaving card flies.
 * - `returns`: the card has left the stack before and comes back, for example after an undo.
 * - `isFirstFrame`: for the decided card and the card behind the top card: the user has just decided, and the deck has
 *   not rendered since. So this is the frame in which the cards begin to move.
 * - `onDecide` is called when a drag of the top card is long or fast enough to decide. `onCancel` is called when the
 *   browser takes over a drag in order to scroll.
 */
export type CardPlace = {
  place: 'top' | 'behind' | 'later' | 'held' | 'leaving';
  direction?: 'left' | 'right';
  returns?: boolean;
  isFirstFrame?: boolean;
  onDecide?: (direction: 'left' | 'right') => void;
  onCancel: () => void;
};

/** The CardPlace of the card that contains a CardFace. */
export const CardPlaceContext = createContext<CardPlace>({ place: 'behind', onCancel: () => undefined });

/** The visible part of a card, with the stamps "Save" and "Skip". The children are the card's content. */
export function CardFace({ children }: { children: ReactNode }) {
  const { place, direction, returns = false, isFirstFrame = false, onDecide, onCancel } = useContext(CardPlaceContext);
  const drag = useCardDrag({ onDecide: (decided) => onDecide?.(decided), onCancel });
  // When a card becomes inert, the browser computes the styles of the whole card again. So a decided card becomes inert
  // only after it begins to move.
  const isInert = place === 'leaving' || place === 'held' ? !isFirstFrame : place !== 'top';
  // Mounting a card and laying it out take long. A card that is not visible yet is laid out in a later frame. If the
  // user swipes before that, the card is not laid out in the frame of the decision, but just after it.
  const hasBeenCalm = useAtIdle(true) === true;
  const isHidden = !hasBeenCalm && (place === 'later' || (place === 'behind' && isFirstFrame));
  return (
    <Face
      className="pressable"
      data-place={place}
      data-stamp={direction}
      data-returns={returns}
      inert={isInert}
      hidden={isHidden}
      onTouchEndCapture={place === 'leaving' ? stopHere : undefined}
      {...(place === 'top' && drag)}
    >
      {children}
      <Stamps />
    </Face>
  );
}

/** Hides the end of a touch from react-tinder-card, which would move the flying card back. */
const stopHere = (event: TouchEvent) => event.stopPropagation();

/** One of the two stamps appears when the card is dragged or decided. */
const Stamps = memo(function Stamps() {
  return (
    <>
      <Stamp data-side="right" aria-hidden>
        <Heart size={22} />
        <FormattedMessage id="discover.save" />
      </Stamp>
      <Stamp data-side="left" aria-hidden>
        <X size={22} />
        <FormattedMessage id="discover.skip" />
      </Stamp>
    </>
  );
});

const comeBack = keyframes`
  from { opacity: 0; transform: translateY(-24px) scale(0.97); }
`;
const Face = styled.div`
  position: relative;
  height: 100%;
  touch-action: pan-y;
  cursor: grab;
  /* The card has its own layer before it moves, because making a layer takes long. */
  will-change: transform;
  transition: transform var(--calm) var(--ease);
  &[data-place='behind'],
  &[data-place='later'] {
    transform: translateY(14px) scale(0.94);
    transform-origin: bottom;
  }
  &[data-place='top'] {
    pointer-events: auto;
  }
  /* The compositor moves a flying card, so the flight stays smooth while the page is busy. */
  &[data-place='leaving'] {
    transform: translateX(${flightLength}) rotate(50deg);
    transition: transform ${flightMs}ms linear;
  }
  &[data-place='leaving'][data-stamp='left'] {
    transform: translateX(calc(-1 * ${flightLength})) rotate(-50deg);
  }
  &[data-returns='true'] {
    animation: ${comeBack} var(--calm) var(--ease);
  }
  @media (hover: hover) {
    &:active {
      cursor: grabbing;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none !important;
    transition: none;
  }
`;
const Stamp = styled.span`
  position: absolute;
  z-index: 2;
  top: 64px;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  padding: 8px 16px;
  border: 2.5px solid currentColor;
  border-radius: 14px;
  background: var(--surface);
  font-size: 1.25rem;
  font-weight: 700;
  opacity: 0;
  pointer-events: none;
  svg {
    pointer-events: none;
  }
  &[data-side='right'] {
    left: 20px;
    color: var(--accent-strong);
    transform: rotate(-9deg);
  }
  &[data-side='left'] {
    right: 20px;
    color: var(--ink);
    transform: rotate(9deg);
  }
  [data-stamp='right'] > &[data-side='right'],
  [data-stamp='left'] > &[data-side='left'] {
    opacity: 1 !important;
  }
`;
