import { useOptimistic, useTransition } from 'react';
import { FilterGroups } from '../../components/restaurant/filters/FilterGroups';
import { FiltersFoot, type Found } from '../../components/restaurant/filters/FiltersFoot';
import { type Filters, isFiltered, noFilters } from '../../components/restaurant/filters/filters';
import type { FilterOffer } from './filterOffer';
import { asksForSomething, type SearchState } from './searchState';
import { filterBy } from './searchSteps';

/**
 * Props of FilterChoices. `found`: the number of results, or why the number is unknown. `offer`: which filters have no
 * results, null while this is unknown. `onChange` gets the search with the changed filters.
 */
export type FilterChoicesProps = {
  state: SearchState;
  found: Found;
  offer: FilterOffer | null;
  onChange: (next: SearchState) => void;
  onShow: () => void;
};

/** The filters and the number of results. A pressed filter changes immediately; the number of results changes later. */
export function FilterChoices({ state, found, offer, onChange, onShow }: FilterChoicesProps) {
  const [isFollowing, startFollowing] = useTransition();
  const [filters, press] = useOptimistic<Filters, Filters>(state, (_before, next) => next);
  const choose = (next: Filters) =>
    startFollowing(() => {
      press(next);
      onChange(filterBy(state, next));
    });
  const { unlisted, choicesWithoutResults } = offer ?? {};
  const foundNow = isFollowing ? 'searching' : found;
  return (
    <>
      <FilterGroups
        filters={filters}
        onChange={choose}
        anyDiet
        unlisted={unlisted}
        hasNoResults={(next) => [next.price, ...next.diets].some((one) => one && choicesWithoutResults?.includes(one))}
      />
      <FiltersFoot
        found={asksForSomething(state) ? foundNow : null}
        canClear={isFiltered(filters)}
        onClear={() => choose(noFilters)}
        onShow={onShow}
      />
    </>
  );
}
