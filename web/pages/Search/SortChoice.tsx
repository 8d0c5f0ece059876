import { useIntl } from 'react-intl';
import { QuietSelect } from '../../ui/QuietSelect';
import { type SearchState, sorts } from './searchState';
import { useChooseSort } from './useChooseSort';

const best = 'best' as const;

/** Props of SortChoice; `onChange` gets the search with the chosen order. */
export type SortChoiceProps = { state: SearchState; onChange: (next: SearchState) => void };

/** The choice of an order. To order by distance, it asks for the reader's position; without one the order stays. */
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
