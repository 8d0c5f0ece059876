import { Heart, X } from 'lucide-react';
import { memo, useDeferredValue, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import TinderCard from 'react-tinder-card';
import styled, { keyframes } from 'styled-components';
import type { DeckCard_edge$key } from '../../__generated__/DeckCard_edge.graphql';
import { DeckCard } from './DeckCard';
import { useCardDrag } from './useCardDrag';

/** The methods with which react-tinder-card moves a card. */
type Mover = { swipe: (direction: 'left' | 'right') => Promise<void>; restoreCard: () => Promise<void> };

/**
 * Props of SwipeCard.
 * - `place`: `top`, `behind` (partly visible), `ahead` (not visible yet), `held` (decided but still shown), or
 *   `leaving` (flying out).
 * - `direction`: to which side a held or leaving card flies.
 * - `returns`: the card comes back after an undo.
 */
export type SwipeCardProps = {
  edge: DeckCard_edge$key;
  near: boolean;
  place: 'top' | 'behind' | 'ahead' | 'held' | 'leaving';
  direction?: 'left' | 'right';
  returns?: boolean;
  onDecide?: (direction: 'left' | 'right') => void;
};

const everyDirection = ['left', 'right', 'up', 'down'];

/**
 * A card that can be dragged and flung. The library react-tinder-card only moves the card. useCardDrag decides whether
 * a drag counts, because the library has one threshold for all cards and does not handle canceled touches. The library
 * blocks taps and scrolling on the elements inside the card, except on elements with the class "pressable" and on
 * elements that ignore pointers.
 */
export const SwipeCard = memo(function SwipeCard(props: SwipeCardProps) {
  const { edge, near, place, direction, returns = false, onDecide } = props;
  const mover = useRef<Mover>(null);
  const drag = useCardDrag({
    onDecide: (decided) => onDecide?.(decided),
    onCancel: () => void mover.current?.restoreCard(),
  });
  const isLeaving = place === 'leaving';
  // `inert` restyles the whole card, so a decided card becomes inert a moment after it begins to move.
  const wasTop = useDeferredValue(place) === 'top';
  useEffect(() => {
    if (!isLeaving || !direction) return undefined;
    // The timer waits until the library has handled the release, because the library then moves the card back.
    const timer = setTimeout(() => void mover.current?.swipe(direction));
    return () => clearTimeout(timer);
  }, [isLeaving, direction]);
  return (
    <Movable
      ref={(handle: unknown) => {
        mover.current = handle as Mover | null;
      }}
      className="pressable"
      preventSwipe={everyDirection}
      flickOnSwipe={false}
    >
      <Face
        className="pressable"
        data-place={place}
        data-stamp={direction}
        data-returns={returns}
        inert={place !== 'top' && !wasTop}
        {...(place === 'top' && drag)}
      >
        <DeckCard edge={edge} near={near} />
        <Stamp data-side="right" aria-hidden>
          <Heart size={22} />
          <FormattedMessage id="discover.save" />
        </Stamp>
        <Stamp data-side="left" aria-hidden>
          <X size={22} />
          <FormattedMessage id="discover.skip" />
        </Stamp>
      </Face>
    </Movable>
  );
});

const Movable = styled(TinderCard)`
  position: absolute;
  inset: 0;
  will-change: transform;
  &:has(> [data-place='top']) {
    z-index: 1;
  }
  &:has(> :is([data-place='held'], [data-place='leaving'])) {
    z-index: 2;
    pointer-events: none;
  }
`;
const comeBack = keyframes`
  from { opacity: 0; transform: translateY(-24px) scale(0.97); }
`;
const Face = styled.div`
  position: relative;
  height: 100%;
  touch-action: pan-y;
  cursor: grab;
  transition: transform var(--calm) var(--ease);
  &[data-place='behind'] {
    transform: translateY(14px) scale(0.94);
    transform-origin: bottom;
  }
  /* Not "visibility: hidden": everything inside inherits that, so a swipe would restyle the whole card. */
  &[data-place='ahead'] {
    opacity: 0;
  }
  &[data-returns='true'] {
    animation: ${comeBack} var(--calm) var(--ease);
  }
  &:active {
    cursor: grabbing;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none !important;
    transition: none;
  }
`;
const Stamp = styled.span`
  --drag: 0;
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
    opacity: clamp(0, var(--drag), 1);
    transform: rotate(-9deg);
  }
  &[data-side='left'] {
    right: 20px;
    color: var(--ink);
    opacity: clamp(0, calc(-1 * var(--drag)), 1);
    transform: rotate(9deg);
  }
  [data-stamp='right'] > &[data-side='right'],
  [data-stamp='left'] > &[data-side='left'] {
    opacity: 1;
  }
`;
