import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { findPosition } from '../../device/position';
import { useToast } from '../../ui/Toast';
import { useLatest } from '../../ui/useLatest';
import { type SearchState, type Sort, sorts } from './searchState';
import { sortBy } from './searchSteps';

const best = 'best' as const;

/** Props of SortChoice; `onChange` gets the search in the order chosen. */
export type SortChoiceProps = { state: SearchState; onChange: (next: SearchState) => void };

/** What comes first. Choosing the distance asks the reader where they are; without an answer the order stays. */
export function SortChoice({ state, onChange }: SortChoiceProps) {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const [locating, setLocating] = useState(false);
  const latest = useLatest({ state, onChange });
  const choose = async (sort: Sort | null) => {
    if (sort === 'distance') {
      setLocating(true);
      const found = await findPosition();
      setLocating(false);
      if (!found) return showToast({ title: formatMessage({ id: 'search.noPosition' }), tone: 'destructive' });
    }
    latest.current.onChange(sortBy(latest.current.state, sort));
  };
  const shown = locating ? 'distance' : (state.sort ?? best);
  return (
    <Frame aria-busy={locating}>
      <Choice
        aria-label={formatMessage({ id: 'search.sort' })}
        value={shown}
        onChange={({ target }) => void choose(sorts.find((sort) => sort === target.value) ?? null)}
      >
        {[best, ...sorts].map((sort) => (
          <option key={sort} value={sort}>
            {formatMessage({ id: `search.sort.${sort}` })}
          </option>
        ))}
      </Choice>
      <ChevronDown size={16} aria-hidden />
    </Frame>
  );
}

const Frame = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  > svg {
    position: absolute;
    right: 2px;
    pointer-events: none;
  }
`;
const Choice = styled.select`
  min-height: 40px;
  padding: 0 22px 0 6px;
  border: 0;
  border-radius: 999px;
  background: transparent;
  color: var(--ink);
  font: inherit;
  font-size: 0.875rem;
  font-weight: 560;
  text-align: right;
  appearance: none;
  field-sizing: content;
  cursor: pointer;
  &:hover {
    background: color-mix(in srgb, var(--ink) 7%, transparent);
  }
  option {
    background: var(--raised);
  }
`;
