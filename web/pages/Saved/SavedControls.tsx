import { ListFilter, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { findPosition, readPosition } from '../../device/position';
import { IconButton } from '../../ui/IconButton';
import { QuietSelect } from '../../ui/QuietSelect';
import { useToast } from '../../ui/Toast';
import { useLatest } from '../../ui/useLatest';
import type { SavedOrder, SavedSort } from './SavedOrder';

const words = { NEWEST: 'saved.sort.newest', NAME: 'saved.sort.name', DISTANCE: 'search.sort.distance' } as const;

/** The list is filtered by the typed text after this pause in typing. */
const pauseMs = 250;

/** Props of SavedControls; `sorts`: empty if the order is not visible; `busy`: the list does not show `order` yet. */
export type SavedControlsProps = {
  order: SavedOrder;
  sorts: readonly SavedSort[];
  onOrder: (order: SavedOrder) => void;
  busy?: boolean;
};

/** The filter and the order of the list. Choosing the distance asks for the reader's position. */
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
      <Box>
        <ListFilter size={18} aria-hidden />
        <input
          ref={field}
          type="search"
          maxLength={100}
          aria-label={formatMessage({ id: 'saved.filter' })}
          placeholder={formatMessage({ id: 'saved.filter' })}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {typed && (
          <IconButton
            label={formatMessage({ id: 'saved.filterClear' })}
            onClick={() => {
              setTyped('');
              field.current?.focus();
            }}
          >
            <X size={18} aria-hidden />
          </IconButton>
        )}
      </Box>
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
const Box = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  min-width: 150px;
  max-width: 440px;
  min-height: 46px;
  padding-left: 14px;
  border: 1.5px solid var(--control-line);
  border-radius: 999px;
  background: var(--raised);
  &:focus-within {
    border-color: var(--focus);
    box-shadow: 0 0 0 1.5px var(--focus);
  }
  > svg {
    color: var(--ink-soft);
  }
  > button {
    width: 40px;
    height: 40px;
  }
  input {
    flex: 1;
    align-self: stretch;
    min-width: 0;
    padding: 0 10px;
    border: 0;
    background: transparent;
    text-overflow: ellipsis;
    &:focus-visible {
      outline: none;
    }
    &::placeholder {
      color: var(--ink-soft);
      opacity: 1;
    }
    &::-webkit-search-cancel-button {
      display: none;
    }
  }
`;
