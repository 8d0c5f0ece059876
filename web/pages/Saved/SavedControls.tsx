import { ListFilter } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { findPosition, readPosition } from '../../device/position';
import { ClearableInput } from '../../ui/ClearableInput';
import { QuietSelect } from '../../ui/QuietSelect';
import { useToast } from '../../ui/Toast';
import { useLatest } from '../../ui/useLatest';
import type { SavedOrder, SavedSort } from './SavedOrder';

const words = { NEWEST: 'saved.sort.newest', NAME: 'saved.sort.name', DISTANCE: 'search.sort.distance' } as const;

/** After this pause in typing, in milliseconds, the typed text filters the list. An empty text needs no pause. */
const pauseMs = 250;

/**
 * Props of SavedControls; `sorts`: the orders to choose from, empty if there is no choice of order; `busy`: the list
 * does not show `order` yet.
 */
export type SavedControlsProps = {
  order: SavedOrder;
  sorts: readonly SavedSort[];
  onOrder: (order: SavedOrder) => void;
  busy?: boolean;
};

/**
 * The filter and the order of the list. If the user chooses distance, the user's position is requested. If no position
 * is found, a message appears, and the order does not change.
 */
export function SavedControls({ order, sorts, onOrder, busy = false }: SavedControlsProps) {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const [typed, setTyped] = useState(order.text);
  const [locating, setLocating] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const latest = useLatest({ order, onOrder });
  const text = typed.trim();
  useEffect(() => {
    const follow = () => {
      const { current } = latest;
      if (current.order.text !== text) current.onOrder({ ...current.order, text });
    };
    const timer = setTimeout(follow, text ? pauseMs : 0);
    return () => clearTimeout(timer);
  }, [text, latest]);
  const choose = async (sort: SavedSort) => {
    if (sort === 'DISTANCE') {
      setLocating(true);
      const found = await findPosition();
      setLocating(false);
      if (!found) return showToast({ title: formatMessage({ id: 'search.noPosition' }), tone: 'destructive' });
    }
    const { current } = latest;
    current.onOrder({ ...current.order, sort, near: sort === 'DISTANCE' ? readPosition() : null });
  };
  return (
    <Bar>
      <Filter>
        <ClearableInput
          field={field}
          icon={<ListFilter size={18} aria-hidden />}
          label={formatMessage({ id: 'saved.filter' })}
          placeholder={formatMessage({ id: 'saved.filter' })}
          clearLabel={formatMessage({ id: 'saved.filterClear' })}
          value={typed}
          onChange={setTyped}
        />
      </Filter>
      {sorts.length > 0 && (
        <QuietSelect
          label={formatMessage({ id: 'search.sort' })}
          options={sorts.map((value) => ({ value, label: formatMessage({ id: words[value] }) }))}
          value={locating ? 'DISTANCE' : order.sort}
          onChange={(next) => void choose(next)}
          busy={locating || busy}
        />
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 6px 12px;
  margin-top: 14px;
`;
const Filter = styled.div`
  display: flex;
  flex: 1;
  min-width: 150px;
  max-width: 440px;
`;
