import { X } from 'lucide-react';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FallbackBoundary } from '../../components/problems/FallbackBoundary';
import { noFilters } from '../../components/restaurant/filters/filters';
import { useActiveFilters } from '../../components/restaurant/filters/useActiveFilters';
import { Button } from '../../ui/Button';
import { LookIn } from './LookIn';
import { NoResultsButtons } from './NoResultsButtons';
import { OtherCities } from './OtherCities';
import type { Searched } from './searched';
import type { SearchState } from './searchState';
import { filterBy, moveTo } from './searchSteps';

/** Props of NoResultsAlternatives; `cityKey`: the key of the searched city; `isFiltered`: filters are active. */
export type NoResultsAlternativesProps = {
  state: SearchState;
  searched: Searched;
  cityKey: string | undefined;
  isFiltered: boolean;
  onChange: (next: SearchState) => void;
};

/**
 * What to do if a search has no results and no relaxations (searches with fewer wishes). Buttons remove the active
 * filters. If no filter is active, buttons search in other cities. For a search near the user, a button searches in
 * the whole city, not in other cities.
 */
export function NoResultsAlternatives({ state, searched, cityKey, isFiltered, onChange }: NoResultsAlternativesProps) {
  const { formatMessage } = useIntl();
  const filters = useActiveFilters(isFiltered ? state : noFilters);
  const { city, isNamed, words, near } = searched;
  const elsewhere = { ...state, text: words };
  return (
    <NoResultsButtons>
      {filters.map(({ name, without }) => (
        <Button key={name} onClick={() => onChange(filterBy(state, without))}>
          {formatMessage({ id: 'search.removeFilter' }, { filter: name })}
          <X size={17} aria-hidden />
        </Button>
      ))}
      {filters.length > 1 && (
        <Button tone="primary" onClick={() => onChange(filterBy(state, noFilters))}>
          <FormattedMessage id="search.clearAll" />
        </Button>
      )}
      {(near || !isFiltered) && (
        <FallbackBoundary>
          <Suspense>
            {near ? (
              <LookIn state={moveTo(state, city)} onChange={onChange} />
            ) : (
              <OtherCities state={elsewhere} searched={cityKey} isNamed={isNamed} onChange={onChange} />
            )}
          </Suspense>
        </FallbackBoundary>
      )}
    </NoResultsButtons>
  );
}
