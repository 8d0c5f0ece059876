import {
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useNavigationType } from 'react-router-dom';
import styled from 'styled-components';
import type { DeckCard_edge$key } from '../../__generated__/DeckCard_edge.graphql';
import { useAtIdle } from '../../device/useAtIdle';
import { useLatest } from '../../ui/useLatest';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import { type DeckButton, DeckButtons } from './DeckButtons';
import { registerDeckFocus, requestDeckFocus, takeDeckFocus } from './deckFocus';
import { SwipeCard } from './SwipeCard';
import { stackHeight } from './stackHeight';
import { useArrowKeys } from './useArrowKeys';
import { type DecidedCards, useDecidedCards } from './useDecidedCards';

/** The fields of a card that the stack needs. */
export type StackEdge = DeckCard_edge$key & {
  readonly node: { readonly id: string; readonly uuid: string; readonly name: string };
};

/**
 * Props of SwipeStack.
 * - `top`: the first card that the deck still contains. The user may already have saved or skipped this card, if the
 *   deck has not rendered since then.
 * - `coming`: at most three cards after `top`. The first card behind the card on top is partly visible; the second is
 *   rendered but not visible yet.
 * - `isAroundUser`: the deck's area is around the user, so the cards show distances.
 * - `onDecide`: its argument `atOnce` is true for the Save button and the right arrow key. The save then has no delay.
 * - `canUndo`: whether there was something to undo when the deck rendered. `onUndo` checks it again.
 * - `children`: shown between the buttons and the hint. On screens narrower than 1000 px, a Tally as the last child
 *   hides the hint.
 */
export type SwipeStackProps<Edge extends StackEdge> = {
  top: Edge;
  coming: readonly Edge[];
  isAroundUser: boolean;
  onDecide: (edge: Edge, action: 'saved' | 'skipped', atOnce: boolean) => void;
  canUndo: boolean;
  onUndo: () => void;
  children?: ReactNode;
};

/** The cards of a deck with their buttons. Skip, Save, and the left and right arrow keys do the same as a drag. */
export function SwipeStack<Edge extends StackEdge>(props: SwipeStackProps<Edge>) {
  const { coming, isAroundUser, onDecide, canUndo, onUndo, children } = props;
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const hint = useId();
  const stack = useDecidedCards<Edge>(({ node }) => node.id);
  const { leave, takeBack, isHolding } = stack;
  // The ids of decided cards that the rendered deck still contains. They are left out, so the next card is on top now.
  const [gone, setGone] = useState<readonly string[]>([]);
  const [top, ...ahead] = [props.top, ...coming].filter(({ node: { id } }) => !gone.includes(id));
  const returns = useNavigationType() === 'POP';
  useEffect(() => {
    if (!takeDeckFocus(returns)) return undefined;
    // The timer waits for the page, because the page takes the focus when the path changes.
    const timer = setTimeout(() => frame.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [returns]);
  useEffect(() => registerDeckFocus(() => frame.current?.focus({ preventScroll: true })), []);
  const keepFocus = () => {
    const focused = document.activeElement;
    if (focused?.closest('article') && frame.current?.contains(focused)) frame.current.focus({ preventScroll: true });
  };
  const decide = (direction: 'left' | 'right', byButton = false) => {
    if (isHolding || !top) return; // the card that was just saved still covers the next card
    keepFocus();
    const atOnce = byButton && direction === 'right';
    const { id } = top.node;
    setGone((before) => [...before, id]);
    startTransition(() => setGone((before) => before.filter((each) => each !== id)));
    leave(top, direction, atOnce);
    onDecide(top, direction === 'right' ? 'saved' : 'skipped', atOnce);
  };
  const latest = useLatest(decide);
  const [decideByDrag] = useState(() => (direction: 'left' | 'right') => latest.current(direction));
  const open = () => {
    if (!top) return;
    requestDeckFocus('onReturn');
    void navigate(`/restaurant/${top.node.uuid}`);
  };
  const undo = () => {
    takeBack();
    onUndo();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    const isOwn = event.target === frame.current;
    const act =
      { ArrowLeft: () => decide('left'), ArrowRight: () => decide('right', true), ArrowUp: open, u: undo, U: undo }[
        event.key
      ] ?? (event.key === 'Enter' && isOwn ? open : null);
    if (!act) return;
    event.preventDefault();
    act();
  };
  useArrowKeys((direction) => {
    frame.current?.focus({ preventScroll: true });
    decide(direction, direction === 'right');
  });
  const { name } = props.top.node;
  const pressed = useLatest({ undo, skip: () => decide('left', true), save: () => decide('right', true), open });
  const [act] = useState(() => (button: DeckButton) => pressed.current[button]());
  return (
    <Frame
      ref={frame}
      role="group"
      tabIndex={0}
      aria-roledescription={formatMessage({ id: 'discover.deck' })}
      aria-label={formatMessage({ id: 'discover.card' }, { name })}
      aria-describedby={hint}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp Enter U"
      onKeyDown={onKeyDown}
    >
      <Cards top={top} coming={ahead} gone={gone} isAroundUser={isAroundUser} stack={stack} onDecide={decideByDrag} />
      <DeckButtons name={name} canUndo={canUndo} act={act} />
      {children}
      <Hint id={hint}>
        <FormattedMessage id="discover.hint" />{' '}
        <Keys>
          <FormattedMessage id="discover.keys" />
        </Keys>
      </Hint>
    </Frame>
  );
}

type CardsProps<Edge extends StackEdge> = Pick<SwipeStackProps<Edge>, 'coming' | 'isAroundUser'> & {
  top: Edge | undefined;
  gone: readonly string[];
  stack: DecidedCards<Edge>;
  onDecide: (direction: 'left' | 'right') => void;
};

/**
 * The cards themselves. After a swipe, the new top card renders first, then the next card. The card after the next card
 * renders when the page is calm (see whenCalm), and is laid out when the page is calm again. So when the user saves or
 * skips a card, the cards that then move are already laid out.
 */
function Cards<Edge extends StackEdge>({ top, coming, gone, isAroundUser, stack, onDecide }: CardsProps<Edge>) {
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
        next && <SwipeCard key={keyOf(next)} edge={next} isAroundUser={isAroundUser} place="behind" />,
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
          <SwipeCard key={key} {...card} isAroundUser={isAroundUser} place={held ? 'held' : 'leaving'} />
        )),
      ]}
    </Pile>
  );
}

const Frame = styled.div`
  /*
   * How much of the stack does not fit on the screen of a small phone. Above the stack are the header and the filters
   * (125px). Below the stack are a gap (12px) and the navigation (63px). The buttons and the words of the cards move up
   * by the same distance.
   */
  --below: 0px;
  position: relative;
  border-radius: 24px;
  @media (max-width: 719px) {
    --below: clamp(0px, ${stackHeight} + 200px - 100svh, 150px);
  }
  &:focus-visible {
    outline-offset: 6px;
  }
`;
/** The cards are in front of the list beside the deck. */
const Pile = styled.div`
  position: relative;
  z-index: 1;
  height: ${stackHeight};
  contain: layout size style;
`;
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
