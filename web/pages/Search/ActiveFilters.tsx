import { X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Filters, noFilters } from '../../components/restaurant/filters/filters';
import { useActiveFilters } from '../../components/restaurant/filters/useActiveFilters';
import { AllParts, PartsGroup } from './PartsGroup';
import { RemovableChip } from './RemovableChip';

/** Props of ActiveFilters; `onChange` gets the filters that are left after a press. */
export type ActiveFiltersProps = { filters: Filters; onChange: (next: Filters) => void };

/** Buttons that each remove one active filter. If two or more are active, another button removes all filters. */
export function ActiveFilters({ filters, onChange }: ActiveFiltersProps) {
  const { formatMessage } = useIntl();
  const active = useActiveFilters(filters);
  return (
    <PartsGroup role="group" aria-label={formatMessage({ id: 'search.filtersOn' })}>
      {active.map(({ name, without }) => (
        <RemovableChip
          key={name}
          type="button"
          data-kind="FILTER"
          aria-label={formatMessage({ id: 'search.removeFilter' }, { filter: name })}
          onClick={() => onChange(without)}
        >
          <span>{name}</span>
          <X size={15} aria-hidden />
        </RemovableChip>
      ))}
      {active.length > 1 && (
        <AllParts onClick={() => onChange(noFilters)}>
          <FormattedMessage id="search.clearAll" />
        </AllParts>
      )}
    </PartsGroup>
  );
}
