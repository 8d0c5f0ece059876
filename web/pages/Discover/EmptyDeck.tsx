import { RotateCcw, Undo2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { EmptyPlate } from '../../components/problems/EmptyPlate';
import type { DiscoverState } from '../../device/discoverState';
import { dropSkipped, useInteractions } from '../../device/interactions';
import { Button } from '../../ui/Button';
import { Unbroken } from '../../ui/Unbroken';
import { wantDeckFocus } from './deckFocus';
import type { OfferedCuisine } from './deckOffer';
import { stackHeight } from './SwipeStack';
import { useActiveWishes } from './useActiveWishes';
import { noWishes, readWishes } from './wishes';

/**
 * Props of EmptyDeck: those of the deck; `isEmpty`: it never had a card; `matches`: how many of its restaurants pass
 * the filters, null when no filter is on.
 */
export type EmptyDeckProps = {
  state: DiscoverState;
  isEmpty: boolean;
  matches: { count: number; cuisines: readonly OfferedCuisine[] } | null;
  onUndo: (() => void) | null;
  onChange: (change: Partial<DiscoverState>) => void;
  onRefresh: () => void;
};

/** What to do when no card is left: go back to skipped ones, load another selection, or remove the filters. */
export function EmptyDeck({ state, isEmpty, matches, onUndo, onChange, onRefresh }: EmptyDeckProps) {
  const hasSkipped = useInteractions().some(({ action }) => action === 'skipped');
  const active = useActiveWishes(readWishes(state.filters), matches?.cuisines ?? []);
  if (isEmpty) {
    return (
      <Plate
        title={<FormattedMessage id="discover.noneTitle" values={{ city: <Unbroken>{state.location}</Unbroken> }} />}
      >
        <FormattedMessage id="discover.noneText" />
      </Plate>
    );
  }
  const clear = (tone: 'primary' | 'secondary') => (
    <Button
      tone={tone}
      onClick={() => {
        wantDeckFocus('now');
        onChange({ filters: noWishes, currentIndex: 0, currentId: null });
      }}
    >
      <FormattedMessage id="discover.clearFilters" />
    </Button>
  );
  if (matches?.count === 0) {
    return (
      <Plate
        onUndo={onUndo}
        title={<FormattedMessage id="discover.noMatch" />}
        text={<FormattedMessage id="discover.noMatchText" />}
      >
        {clear('primary')}
      </Plate>
    );
  }
  const filters = active.map(({ name }) => name).join(' · ');
  const refresh = () => {
    wantDeckFocus('now');
    onRefresh();
  };
  return (
    <Plate
      onUndo={onUndo}
      title={<FormattedMessage id="discover.seenAll" />}
      text={
        matches ? (
          <FormattedMessage id="discover.seenFiltered" values={{ count: matches.count, filters }} />
        ) : (
          <FormattedMessage id="discover.seenAllText" />
        )
      }
    >
      {matches && clear('primary')}
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
            wantDeckFocus('now');
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

/** Props of Plate; `onUndo`: takes the last swipe back, also by the key U. */
type PlateProps = { title: ReactNode; text?: ReactNode; children: ReactNode; onUndo?: (() => void) | null };

/** A panel as high as the deck, so that nothing jumps. After the last card it has the focus that the card had. */
export function Plate({ title, text, children, onUndo = null }: PlateProps) {
  const panel = useRef<HTMLDivElement>(null);
  const follows = onUndo !== null;
  useEffect(() => {
    if (follows && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [follows]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!onUndo || event.key.toLowerCase() !== 'u' || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    wantDeckFocus('now');
    onUndo();
  };
  return (
    <Panel ref={panel} tabIndex={-1} onKeyDown={onKeyDown} aria-keyshortcuts={onUndo ? 'U' : undefined}>
      <Crumbs>
        <EmptyPlate />
      </Crumbs>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </Panel>
  );
}

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 14px;
  min-height: ${stackHeight};
  padding: 28px;
  border: 1px solid var(--line);
  border-radius: 24px;
  background: var(--surface);
  text-align: center;
  &:focus-visible {
    outline-offset: 4px;
  }
  h2 {
    font-size: 1.75rem;
    text-wrap: balance;
  }
  p {
    max-width: 22rem;
    color: var(--ink-soft);
  }
`;
const Crumbs = styled.div`
  width: 160px;
  margin-bottom: 8px;
`;
