import { X } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ActiveWish } from './useActiveWishes';
import type { Wishes } from './wishes';

/** Props of WishChips; `onChange` gets the active filters without the filter of the pressed chip. */
export type WishChipsProps = { active: readonly ActiveWish[]; onChange: (wishes: Wishes) => void };

/** A chip for each active filter of the deck; a press removes the filter. Renders nothing when no filter is active. */
export function WishChips({ active, onChange }: WishChipsProps) {
  const { formatMessage } = useIntl();
  if (active.length === 0) return null;
  return (
    <Chips role="group" aria-label={formatMessage({ id: 'discover.activeFilters' })}>
      {active.map(({ name, without }) => (
        <Removable
          key={name}
          type="button"
          aria-label={formatMessage({ id: 'search.removeFilter' }, { filter: name })}
          onClick={() => onChange(without)}
        >
          <span>{name}</span>
          <X size={15} aria-hidden />
        </Removable>
      ))}
    </Chips>
  );
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  @media (min-width: 1000px) {
    grid-column: 2;
    grid-row: 1;
    justify-content: end;
  }
`;
const Removable = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  min-height: 36px;
  padding: 0 0.6rem 0 0.8rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-small);
  background: var(--surface);
  font-size: 0.9375rem;
  font-weight: 560;
  > span {
    display: inline-block;
    &::first-letter {
      text-transform: uppercase;
    }
  }
  > svg {
    color: var(--ink-soft);
  }
  &:hover {
    border-color: var(--ink);
  }
`;
