import { X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { type Filters, noFilters } from '../../components/restaurant/filters/filters';
import { useActiveFilters } from '../../components/restaurant/filters/useActiveFilters';
import { Part } from './Part';

/** Props of ActiveFilters; `onChange` gets the filters that are left after a press. */
export type ActiveFiltersProps = { filters: Filters; onChange: (next: Filters) => void };

/** A button for each active filter; a press removes the filter. If there are several, one more button removes all. */
export function ActiveFilters({ filters, onChange }: ActiveFiltersProps) {
  const { formatMessage } = useIntl();
  const active = useActiveFilters(filters);
  return (
    <Group role="group" aria-label={formatMessage({ id: 'search.filtersOn' })}>
      {active.map(({ name, without }) => (
        <Part
          key={name}
          type="button"
          data-kind="FILTER"
          aria-label={formatMessage({ id: 'search.removeFilter' }, { filter: name })}
          onClick={() => onChange(without)}
        >
          <span>{name}</span>
          <X size={15} aria-hidden />
        </Part>
      ))}
      {active.length > 1 && (
        <Clear type="button" onClick={() => onChange(noFilters)}>
          <FormattedMessage id="search.clearAll" />
        </Clear>
      )}
    </Group>
  );
}

/** The group has no box of its own, so its buttons are in the same row as the elements beside the group. */
const Group = styled.div`
  display: contents;
`;
const Clear = styled.button`
  min-height: 36px;
  padding: 0 6px;
  border: 0;
  background: none;
  color: var(--accent-strong);
  font-size: 0.9375rem;
  font-weight: 620;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;
