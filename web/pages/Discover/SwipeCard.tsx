import { memo, useEffect, useMemo, useRef } from 'react';
import TinderCard from 'react-tinder-card';
import styled from 'styled-components';
import type { DeckCard_edge$key } from '../../__generated__/DeckCard_edge.graphql';
import { CardFace, type CardPlace, CardPlaceContext } from './CardFace';
import { DeckCard } from './DeckCard';

/**
 * The methods of react-tinder-card: to move a card back to its place, and to stop its movement. (web/vite/leanTinderCard
 * adds the second one.)
 */
type Mover = { restoreCard: () => Promise<void>; stopCard?: () => void };

/** Props of SwipeCard: the restaurant, whether the deck's area is around the user, and the card's CardPlace. */
export type SwipeCardProps = Omit<CardPlace, 'onCancel'> & { edge: DeckCard_edge$key; isAroundUser: boolean };

const everyDirection = ['left', 'right', 'up', 'down'];

/**
 * A card that can be dragged and swiped away. The library react-tinder-card only moves the card: with the finger or the
 * mouse, and back to its place. useCardDrag decides whether a drag counts, because the library has one threshold for
 * all cards and does not handle canceled touches. The library blocks taps and scrolling on the elements inside the
 * card, except on elements with the class "pressable" and on elements that ignore pointers. If `place` changes, only
 * CardFace renders again, because the library's part takes long to render.
 */
export const SwipeCard = memo(function SwipeCard(props: SwipeCardProps) {
  const { edge, isAroundUser, place, direction, returns, isFirstFrame, onDecide } = props;
  const mover = useRef<Mover>(null);
  // A flying card no longer follows the finger. So after a touch, the main thread has nothing to do during the flight.
  // (After a drag with the mouse, the library moves the card back while it flies.)
  const flies = place === 'leaving';
  useEffect(() => {
    if (flies) mover.current?.stopCard?.();
  }, [flies]);
  const movable = useMemo(
    () => (
      <Movable
        ref={(handle: unknown) => {
          mover.current = handle as Mover | null;
        }}
        className="pressable"
        preventSwipe={everyDirection}
        flickOnSwipe={false}
      >
        <CardFace>
          <DeckCard edge={edge} isAroundUser={isAroundUser} />
        </CardFace>
      </Movable>
    ),
    [edge, isAroundUser],
  );
  const onFace = useMemo(
    () => ({ place, direction, returns, isFirstFrame, onDecide, onCancel: () => void mover.current?.restoreCard() }),
    [place, direction, returns, isFirstFrame, onDecide],
  );
  return <CardPlaceContext value={onFace}>{movable}</CardPlaceContext>;
});

const Movable = styled(TinderCard)`
  position: absolute;
  inset: 0;
  will-change: transform;
  pointer-events: none;
`;
