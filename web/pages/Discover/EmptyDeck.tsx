import { RotateCcw, Search, Undo2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { FallbackBoundary } from '../../components/problems/FallbackBoundary';
import type { DiscoverState } from '../../device/discoverState';
import { dropSkipped, useInteractions } from '../../device/interactions';
import { Button, buttonStyle } from '../../ui/Button';
import { Unbroken } from '../../ui/Unbroken';
import { requestDeckFocus } from './deckFocus';
import type { DeckOffer } from './deckOffer';
import { Plate } from './Plate';
import { searchLink } from './searchLink';
import { useActiveWishes } from './useActiveWishes';
import { WithoutButtons } from './WithoutButtons';
import { noWishes, readWishes, type Wishes } from './wishes';

const FilledCities = lazy(async () => ({ default: (await import('./FilledCities')).FilledCities }));

/**
 * How many restaurants of a deck match its filters; restaurants that are never shown do not count. `count`: how many
 * pass all filters. `mightMatch`: how many pass all filters, or fail a filter only because the restaurant does not list
 * the fact (see mightPass). `offer`: the possible filters.
 */
export interface Matches {
  readonly count: number;
  readonly mightMatch: number;
  readonly offer: DeckOffer;
}

/**
 * Props of EmptyDeck. `isEmpty`: the deck has no card at all. `matches`: null when no filter is on. `onLeaveNear`:
 * shows the deck of the city; null if the deck is not around the user.
 */
export type EmptyDeckProps = {
  state: DiscoverState;
  isEmpty: boolean;
  matches: Matches | null;
  onUndo: (() => void) | null;
  onChange: (change: Partial<DiscoverState>) => void;
  onRefresh: () => void;
  onLeaveNear: (() => void) | null;
};

/**
 * What the user can do when no card is left: undo, show skipped restaurants again, or load another selection. If
 * filters are on, the user can also change them or search the whole city. If no restaurant of the deck matches the
 * filters, the user can only undo, change the filters or search. If the deck has no card at all, the user can only
 * choose another city. If this deck is around the user's position, they can also go to the deck of the city.
 */
export function EmptyDeck({ state, isEmpty, matches, onUndo, onChange, onRefresh, onLeaveNear }: EmptyDeckProps) {
  const hasSkipped = useInteractions().some(({ action }) => action === 'skipped');
  const wishes = readWishes(state.filters);
  const active = useActiveWishes(wishes, matches?.offer.cuisines ?? []);
  if (isEmpty) {
    const values = { city: <Unbroken>{state.location}</Unbroken> };
    return (
      <Plate
        title={<FormattedMessage id={onLeaveNear ? 'discover.noneNear' : 'discover.noneTitle'} values={values} />}
        text={<FormattedMessage id="discover.noneText" />}
      >
        {onLeaveNear && (
          <Button
            onClick={() => {
              requestDeckFocus('now');
              onLeaveNear();
            }}
          >
            <span>
              <FormattedMessage id="search.lookIn" values={values} />
            </span>
          </Button>
        )}
        <FallbackBoundary>
          <Suspense>
            <FilledCities except={state.location} />
          </Suspense>
        </FallbackBoundary>
      </Plate>
    );
  }
  const changeTo = (filters: Wishes) => {
    requestDeckFocus('now');
    onChange({ filters, currentIndex: 0, currentId: null });
  };
  const otherFilters = matches && (
    <>
      <WithoutButtons active={active} countWith={matches.offer.countWith} onChange={changeTo} />
      <Button tone="primary" onClick={() => changeTo(noWishes)}>
        <FormattedMessage id="discover.clearFilters" />
      </Button>
      <ToSearch to={searchLink(state.location, wishes)}>
        <Search size={18} aria-hidden />
        <FormattedMessage id="discover.seeInSearch" />
      </ToSearch>
    </>
  );
  if (matches?.count === 0) {
    return (
      <Plate
        onUndo={onUndo}
        title={<FormattedMessage id="discover.noMatch" />}
        text={
          matches.mightMatch > 0 && (
            <FormattedMessage id="discover.noMatchText" values={{ count: matches.mightMatch }} />
          )
        }
      >
        {otherFilters}
      </Plate>
    );
  }
  const refresh = () => {
    requestDeckFocus('now');
    onRefresh();
  };
  return (
    <Plate
      onUndo={onUndo}
      title={<FormattedMessage id="discover.seenAll" />}
      text={
        matches ? (
          <FormattedMessage
            id="discover.seenFiltered"
            values={{
              count: matches.count,
              total: matches.offer.total,
              filters: active.map(({ name }) => name).join(' · '),
            }}
          />
        ) : (
          <FormattedMessage id="discover.seenAllText" />
        )
      }
    >
      {otherFilters}
      <Button tone={matches ? 'secondary' : 'primary'} onClick={refresh}>
        <RotateCcw size={18} aria-hidden />
        <FormattedMessage id="discover.refresh" />
      </Button>
      {hasSkipped && (
        <Button
          onClick={() => {
            dropSkipped();
            refresh();
          }}
        >
          <FormattedMessage id="discover.showSkipped" />
        </Button>
      )}
      {onUndo && (
        <Button
          tone="quiet"
          onClick={() => {
            requestDeckFocus('now');
            onUndo();
          }}
        >
          <Undo2 size={18} aria-hidden />
          <FormattedMessage id="discover.undo" />
        </Button>
      )}
    </Plate>
  );
}

const ToSearch = styled(Link)`
  ${buttonStyle}
`;
