import { useIntl } from 'react-intl';
import { QuietSelect } from '../../ui/QuietSelect';
import { type SearchState, sorts } from './searchState';
import { useChooseSort } from './useChooseSort';

const best = 'best' as const;

/** Props of SortChoice; `onChange` gets the search with the chosen order. */
export type SortChoiceProps = { state: SearchState; onChange: (next: SearchState) => void };

/**
 * The menu for the order of the results. If the user chooses distance, the user's position is requested. If no
 * position is found, the order does not change.
 */
export function SortChoice({ state, onChange }: SortChoiceProps) {
  const { formatMessage } = useIntl();
  const { choose, locating } = useChooseSort(state, onChange);
  return (
    <QuietSelect
      label={formatMessage({ id: 'search.sort' })}
      options={[best, ...sorts].map((sort) => ({
        value: sort,
        label: formatMessage({ id: `search.sort.${sort}` }),
      }))}
      value={locating ? 'distance' : (state.sort ?? best)}
      onChange={(sort) => void choose(sort === best ? null : sort)}
      busy={locating}
    />
  );
}
