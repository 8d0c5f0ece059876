import { LocateFixed } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { SearchState } from './searchState';
import { useChooseSort } from './useChooseSort';

/** Props of NearMe; `onChange` gets the search, sorted by distance from the user. */
export type NearMeProps = { state: SearchState; onChange: (next: SearchState) => void };

/** A line for cravings such as "pizza near me". Its button requests the user's position, then sorts by distance. */
export function NearMe({ state, onChange }: NearMeProps) {
  const { choose, locating } = useChooseSort(state, onChange);
  return (
    <Line>
      <FormattedMessage id="search.nearMe" />
      <Press type="button" aria-busy={locating} onClick={() => void choose('distance')}>
        <LocateFixed size={17} aria-hidden />
        <FormattedMessage id={locating ? 'city.locating' : 'city.usePosition'} />
      </Press>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 12px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;
const Press = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink);
  font-weight: 620;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  svg {
    color: var(--accent-strong);
  }
`;
