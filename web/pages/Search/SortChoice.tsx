import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { findPosition } from '../../device/position';
import { Chip } from '../../ui/Chip';
import { useToast } from '../../ui/Toast';
import { type SearchState, type Sort, sorts } from './searchState';
import { sortBy } from './searchSteps';

/** Props of SortChoice; `onChange` gets the search in the order chosen. */
export type SortChoiceProps = { state: SearchState; onChange: (next: SearchState) => void };

/** What comes first. Choosing the distance asks the reader where they are; without an answer the order stays. */
export function SortChoice({ state, onChange }: SortChoiceProps) {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const [locating, setLocating] = useState(false);
  const latest = useRef({ state, onChange });
  useEffect(() => {
    latest.current = { state, onChange };
  });
  const choose = async (sort: Sort | null) => {
    if (sort === 'distance') {
      setLocating(true);
      const found = await findPosition();
      setLocating(false);
      if (!found) return showToast({ title: formatMessage({ id: 'search.noPosition' }), tone: 'destructive' });
    }
    latest.current.onChange(sortBy(latest.current.state, sort));
  };
  const shown = locating ? 'distance' : state.sort;
  return (
    <Row role="group" aria-label={formatMessage({ id: 'search.sort' })} aria-busy={locating}>
      {[null, ...sorts].map((sort) => (
        <Chip key={sort} selected={sort === shown} onClick={() => void choose(sort)}>
          {formatMessage({ id: `search.sort.${sort ?? 'best'}` })}
        </Chip>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: 8px;
  margin-left: auto;
  > button {
    flex: none;
  }
  @media (max-width: 719px) {
    /* to the edges of the screen, and on beyond them */
    width: calc(100% + 2 * var(--gutter));
    margin: 0 calc(-1 * var(--gutter));
    padding: 5px var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;
  }
`;
