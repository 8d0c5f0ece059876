import { startTransition, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PreloadedQuery } from 'react-relay';
import styled from 'styled-components';
import type { DiscoverPageQuery } from '../../__generated__/DiscoverPageQuery.graphql';
import { SearchProblem } from '../../components/problems/SearchProblem';
import type { Found } from '../../components/restaurant/filters/FiltersFoot';
import { useMinute } from '../../components/restaurant/hours/useMinute';
import { type DiscoverState, keepDiscoverState } from '../../device/discoverState';
import { useInteractions } from '../../device/interactions';
import { useNeverShown } from '../../device/neverShown';
import { useSession } from '../../session/useSession';
import { useLatest } from '../../ui/useLatest';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { cardsToCome, countMatches, oneEach, positionIn } from './chooseCards';
import { DeckSkeleton } from './DeckSkeleton';
import { type DeckOffer, deckOffer } from './deckOffer';
import { EmptyDeck } from './EmptyDeck';
import { Finds } from './Finds';
import { NextCards } from './NextCards';
import { mightPass } from './passesFilters';
import { Skipped } from './Skipped';
import { SwipeStack } from './SwipeStack';
import { listId, Tally } from './Tally';
import { toldOf } from './toldOf';
import { useComingBack } from './useComingBack';
import { useDecisions } from './useDecisions';
import { pageSize, useDeckPages } from './useDeckPages';
import { usePicturesAhead } from './usePicturesAhead';
import { readWishes, type Wishes, wishCount } from './wishes';

/** A deck has at most this many cards. */
const wholeDeck = 200;
/** When fewer cards than this are left, more cards are loaded. */
const fewAhead = 8;
/** This many of the next restaurants are listed beside the deck. */
const nextShown = 3;
/** The pictures of this many cards are loaded ahead. */
const picturesAhead = 4;

/**
 * Props of Deck.
 * - `queryRef`: the deck's query.
 * - `state`: the filters and the position with which the deck begins. The deck itself stores later positions, so that a
 *   swipe renders nothing outside the deck.
 * - `onFirst` gets the id of the card that is on top when the deck appears.
 * - `onChange` gets the new filters after a change, and the position of the first card, where the deck begins again.
 * - `onRefresh` is called when the user asks for another deck.
 * - `onLeaveNear` is called when the user goes from a deck around their position to the deck of the city.
 * - `onNothing` is called when the deck has no card at all. If this is the first deck, the page then loads another
 *   deck.
 * - `onOffer` gets the possible filters and the number of cards left. Instead of the number, it gets 'searching' while
 *   cards load, or 'failed' after a failure. To count the cards, the whole deck is loaded. `onOffer` is null when the
 *   page needs neither the filters nor the number.
 */
export type DeckProps = {
  queryRef: PreloadedQuery<DiscoverPageQuery>;
  state: DiscoverState;
  onChange: (change: Partial<DiscoverState>) => void;
  onFirst: (id: string) => void;
  onRefresh: () => void;
  onLeaveNear: () => void;
  onNothing: () => void;
  onOffer: ((offer: DeckOffer, found: Found) => void) | null;
};

/** Shows the cards of a deck one after another until none is left. Loads more cards before the last card is reached. */
export function Deck({ queryRef, state: initialState, ...on }: DeckProps) {
  const { onFirst, onChange, onRefresh, onLeaveNear, onNothing, onOffer } = on;
  const isAroundUser = Boolean(queryRef.variables.area.point);
  const { edges, hasNext, failed, loadNext } = useDeckPages(queryRef);
  const { formatMessage } = useIntl();
  const { kind } = useSession();
  const deck = useMemo(() => oneEach(edges), [edges]);
  const [moved, setMoved] = useState({ of: initialState, to: initialState });
  const state = moved.of === initialState ? moved.to : initialState;
  const interactions = useInteractions();
  const never = useNeverShown();
  const filters = readWishes(state.filters);
  const now = useMinute();
  const from = positionIn(deck, state);
  const decided = new Set(interactions.map(({ restaurantId }) => restaurantId));
  const leftOut = { decided, never: new Set(never), filters, now };
  const { cards } = cardsToCome(deck, from, leftOut);
  /** How many cards would be shown with the filters `wishes`, counted from the first card of the deck. */
  const countWith = (wishes: Wishes) => cardsToCome(deck, 0, { ...leftOut, filters: wishes }).cards.length;
  const places = () => deck.map(({ node }) => node);
  const limited = useComingBack(from, moved);
  const moveTo = (wanted: number) => {
    const index = limited(wanted);
    const to = { ...state, currentIndex: index, currentId: deck[index]?.node.id ?? null };
    keepDiscoverState(to);
    startTransition(() => setMoved({ of: initialState, to }));
  };
  const { decide, undo, last } = useDecisions({ deck, state, kind, onMove: moveTo });
  const canUndo = last !== null;
  const [returned, setReturned] = useState<string | null>(null);
  const takeBack = () => {
    setReturned(last?.node.id ?? null);
    undo();
  };

  const isAsked = onOffer !== null;
  const isComing = hasNext && !failed;
  const isShort = isComing && (isAsked || cards.length < fewAhead);
  const fetchOn = useEffectEvent(() => loadNext((isAsked ? wholeDeck : state.currentIndex + pageSize) - deck.length));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after each page, until enough cards have loaded
  useEffect(() => {
    if (isShort) fetchOn();
  }, [isShort, edges]);
  const reportOffer = useEffectEvent(() => {
    onOffer?.(deckOffer(places(), countWith), isComing ? 'searching' : failed ? 'failed' : cards.length);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when more cards load or fewer are left
  useEffect(() => {
    if (isAsked) reportOffer();
  }, [isAsked, isComing, deck.length, cards.length]);
  usePicturesAhead(cards.slice(1, 1 + picturesAhead).flatMap(({ edge }) => edge.node.pictures[0]?.large ?? []));

  const isEmpty = deck.length === 0 && !hasNext;
  const reportNothing = useEffectEvent(onNothing);
  useEffect(() => {
    if (isEmpty) reportNothing();
  }, [isEmpty]);

  const showAgain = useLatest((id: string) => {
    const index = deck.findIndex(({ node }) => node.id === id);
    if (index >= 0 && index < from) moveTo(index);
  });
  const [onShow] = useState(() => (id: string) => showAgain.current(id));

  const [top, ...coming] = cards;
  const reportFirst = useEffectEvent(() => top && onFirst(top.edge.node.id));
  useEffect(() => {
    reportFirst();
  }, []);
  const lastAction = last && interactions.find(({ restaurantId }) => restaurantId === last.node.id)?.action;
  const decision = last && lastAction ? { place: last.node, action: lastAction } : null;
  const told = toldOf(top?.edge.node, decision, returned);
  return (
    <>
      <div>
        <LastDecision text={told ? formatMessage({ id: told.id }, told.values) : ''} />
        {top ? (
          <SwipeStack
            top={top.edge}
            coming={coming.slice(0, 3).map(({ edge }) => edge)}
            isAroundUser={isAroundUser}
            onDecide={(edge, action, atOnce) => {
              if (returned !== null) setReturned(null); // React also renders after setting the same value
              decide(edge, action, atOnce);
            }}
            canUndo={canUndo}
            onUndo={takeBack}
          >
            <Tally deck={deck} begun={state.begun} />
          </SwipeStack>
        ) : failed ? (
          <SearchProblem error={failed} onRetry={() => loadNext(pageSize)} />
        ) : hasNext ? (
          <DeckSkeleton more />
        ) : isEmpty && state.refreshKey === 0 ? (
          <DeckSkeleton />
        ) : (
          <EmptyDeck
            state={state}
            isEmpty={isEmpty}
            matches={
              wishCount(filters) === 0
                ? null
                : {
                    count: countMatches(deck, leftOut),
                    mightMatch: places().filter(
                      ({ id, ...place }) => !leftOut.never.has(id) && mightPass(place, filters, now),
                    ).length,
                    offer: deckOffer(places(), countWith),
                  }
            }
            onUndo={canUndo ? takeBack : null}
            onChange={onChange}
            onRefresh={onRefresh}
            onLeaveNear={isAroundUser ? onLeaveNear : null}
          />
        )}
      </div>
      <Aside id={listId} tabIndex={-1}>
        <NextCards restaurants={coming.slice(0, nextShown).map(({ edge }) => edge.node)} />
        <Finds deck={deck} begun={state.begun} />
        <Skipped onShow={onShow} />
      </Aside>
    </>
  );
}

/** Announces the last decision or undo to screen readers, just after the cards have moved. */
function LastDecision({ text }: { text: string }) {
  return <VisuallyHidden role="status">{useDeferredValue(text)}</VisuallyHidden>;
}

const Aside = styled.aside`
  &:focus {
    outline: none;
  }
  @media (min-width: 1000px) {
    display: grid;
    gap: 28px;
    align-content: start;
  }
`;
