import { ListFilter, X } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { findPosition } from '../../device/position';
import { IconButton } from '../../ui/IconButton';
import { QuietSelect } from '../../ui/QuietSelect';
import { useToast } from '../../ui/Toast';
import { type SavedSort, savedSorts } from './arrange';

const words = { newest: 'saved.sort.newest', name: 'saved.sort.name', distance: 'search.sort.distance' } as const;

/** Props of SavedControls. */
export type SavedControlsProps = {
  text: string;
  onText: (text: string) => void;
  sort: SavedSort;
  onSort: (sort: SavedSort) => void;
};

/** The filter and the order of the list. Choosing the distance asks for the reader's position. */
export function SavedControls({ text, onText, sort, onSort }: SavedControlsProps) {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const [locating, setLocating] = useState(false);
  const choose = async (next: SavedSort) => {
    if (next === 'distance') {
      setLocating(true);
      const found = await findPosition();
      setLocating(false);
      if (!found) return showToast({ title: formatMessage({ id: 'search.noPosition' }), tone: 'destructive' });
    }
    onSort(next);
  };
  return (
    <Bar>
      <Box>
        <ListFilter size={18} aria-hidden />
        <input
          type="search"
          aria-label={formatMessage({ id: 'saved.filter' })}
          placeholder={formatMessage({ id: 'saved.filter' })}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
        {text && (
          <IconButton label={formatMessage({ id: 'saved.filterClear' })} onClick={() => onText('')}>
            <X size={18} aria-hidden />
          </IconButton>
        )}
      </Box>
      <QuietSelect
        label={formatMessage({ id: 'search.sort' })}
        options={savedSorts.map((value) => ({ value, label: formatMessage({ id: words[value] }) }))}
        value={locating ? 'distance' : sort}
        onChange={(next) => void choose(next)}
        busy={locating}
      />
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
