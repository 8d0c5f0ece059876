import { type KeyboardEvent, type ReactNode, startTransition, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useNavigationType } from 'react-router-dom';
import styled from 'styled-components';
import { useLatest } from '../../ui/useLatest';
import { type DeckButton, DeckButtons } from './DeckButtons';
import { registerDeckFocus, requestDeckFocus, takeDeckFocus } from './deckFocus';
import { StackCards, type StackEdge } from './StackCards';
import { SwipeHint } from './SwipeHint';
import { stackHeight } from './stackHeight';
import { useArrowKeys } from './useArrowKeys';
import { useDecidedCards } from './useDecidedCards';

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
      <StackCards
        top={top}
        coming={ahead}
        gone={gone}
        isAroundUser={isAroundUser}
        stack={stack}
        onDecide={decideByDrag}
      />
      <DeckButtons name={name} canUndo={canUndo} act={act} />
      {children}
      <SwipeHint id={hint} />
    </Frame>
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
