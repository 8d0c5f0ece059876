import { RotateCcw, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { EmptyPlate } from '../../components/problems/EmptyPlate';
import { noFilters } from '../../components/restaurant/filters/filters';
import type { DiscoverState } from '../../device/discoverState';
import { dropSkipped, useInteractions } from '../../device/interactions';
import { Button } from '../../ui/Button';
import { stackHeight } from './SwipeStack';

/** Props of EmptyDeck: those of the deck; `isEmpty`: it never had a card; `isFiltered`: only the filters hide the rest. */
export type EmptyDeckProps = {
  state: DiscoverState;
  isEmpty: boolean;
  isFiltered: boolean;
  onUndo: (() => void) | null;
  onChange: (change: Partial<DiscoverState>) => void;
  onRefresh: () => void;
};

/** What to do where no card is left: without the filters, with another selection, or with what was skipped. */
export function EmptyDeck({ state, isEmpty, isFiltered, onUndo, onChange, onRefresh }: EmptyDeckProps) {
  const hasSkipped = useInteractions().some(({ action }) => action === 'skipped');
  if (isEmpty) {
    return (
      <Plate title={<FormattedMessage id="discover.noneTitle" values={{ city: <bdi>{state.location}</bdi> }} />}>
        <FormattedMessage id="discover.noneText" />
      </Plate>
    );
  }
  if (isFiltered) {
    return (
      <Plate title={<FormattedMessage id="discover.noMatch" />} text={<FormattedMessage id="discover.noMatchText" />}>
        <Button tone="primary" onClick={() => onChange({ filters: noFilters, currentIndex: 0, currentId: null })}>
          <FormattedMessage id="discover.clearFilters" />
        </Button>
      </Plate>
    );
  }
  return (
    <Plate title={<FormattedMessage id="discover.seenAll" />} text={<FormattedMessage id="discover.seenAllText" />}>
      <Button tone="primary" onClick={onRefresh}>
        <RotateCcw size={18} aria-hidden />
        <FormattedMessage id="discover.refresh" />
      </Button>
      {hasSkipped && (
        <Button
          onClick={() => {
            dropSkipped();
            onRefresh();
          }}
        >
          <FormattedMessage id="discover.showSkipped" />
        </Button>
      )}
      {onUndo && (
        <Button tone="quiet" onClick={onUndo}>
          <Undo2 size={18} aria-hidden />
          <FormattedMessage id="discover.undo" />
        </Button>
      )}
    </Plate>
  );
}

/** A panel as high as the deck, so that nothing jumps. */
export function Plate({ title, text, children }: { title: ReactNode; text?: ReactNode; children: ReactNode }) {
  return (
    <Panel>
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
