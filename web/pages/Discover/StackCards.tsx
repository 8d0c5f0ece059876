import { useDeferredValue } from 'react';
import styled from 'styled-components';
import type { DeckCard_edge$key } from '../../__generated__/DeckCard_edge.graphql';
import { useAtIdle } from '../../device/useAtIdle';
import { SwipeCard } from './SwipeCard';
import { stackHeight } from './stackHeight';
import type { DecidedCards } from './useDecidedCards';

/** The fields of a card that the stack needs. */
export type StackEdge = DeckCard_edge$key & {
  readonly node: { readonly id: string; readonly uuid: string; readonly name: string };
};

/**
 * Props of StackCards.
 * - `top`: the card on top, or undefined if the user has decided about all cards that the deck has rendered.
 * - `coming`: the cards after it.
 * - `isAroundUser`: the deck's area is around the user, so the cards show distances.
 * - `gone`: the ids of decided cards that the rendered deck still contains.
 * - `stack`: the decided cards that are still visible.
 * - `onDecide` is called when a drag of the top card decides.
 */
export type StackCardsProps<Edge extends StackEdge> = {
  top: Edge | undefined;
  coming: readonly Edge[];
  isAroundUser: boolean;
  gone: readonly string[];
  stack: DecidedCards<Edge>;
  onDecide: (direction: 'left' | 'right') => void;
};

/**
 * The cards themselves. After a swipe, the new top card renders first, then the next card. The card after the next card
 * renders when the page is calm (see whenCalm), and is laid out when the page is calm again. So when the user saves or
 * skips a card, the cards that then move are already laid out.
 */
export function StackCards<Edge extends StackEdge>(props: StackCardsProps<Edge>) {
  const { top, coming, isAroundUser, gone, stack, onDecide } = props;
  const { keyOf, decided, hasLeftBefore } = stack;
  const ahead = [useDeferredValue(coming[0]), useAtIdle(useDeferredValue(coming[1]))].filter(
    (edge) => edge !== undefined,
  );
  const [next, later] = ahead.filter(
    ({ node: { id } }, index) =>
      id !== top?.node.id && !gone.includes(id) && ahead.findIndex(({ node }) => node.id === id) === index,
  );
  return (
    <Pile>
      {/* All cards are in one list, so that a card keeps its element when its place changes. */}
      {[
        later && <SwipeCard key={keyOf(later)} edge={later} isAroundUser={isAroundUser} place="later" />,
        next && (
          <SwipeCard
            key={keyOf(next)}
            edge={next}
            isAroundUser={isAroundUser}
            place="behind"
            isFirstFrame={gone.length > 0}
          />
        ),
        top && (
          <SwipeCard
            key={keyOf(top)}
            edge={top}
            isAroundUser={isAroundUser}
            place="top"
            returns={hasLeftBefore(top)}
            onDecide={onDecide}
          />
        ),
        ...decided.map(({ key, held, ...card }) => (
          <SwipeCard
            key={key}
            {...card}
            isAroundUser={isAroundUser}
            place={held ? 'held' : 'leaving'}
            isFirstFrame={gone.includes(card.edge.node.id)}
          />
        )),
      ]}
    </Pile>
  );
}

/** The cards are in front of the list beside the deck. */
const Pile = styled.div`
  position: relative;
  z-index: 1;
  height: ${stackHeight};
  contain: layout size style;
`;
