import { useState } from 'react';
import { useIntl } from 'react-intl';
import { findPosition } from '../../device/position';
import { QuietSelect } from '../../ui/QuietSelect';
import { useToast } from '../../ui/Toast';
import { useLatest } from '../../ui/useLatest';
import { type SearchState, type Sort, sorts } from './searchState';
import { sortBy } from './searchSteps';

const best = 'best' as const;

/** Props of SortChoice; `onChange` gets the search with the chosen order. */
export type SortChoiceProps = { state: SearchState; onChange: (next: SearchState) => void };

/** The choice of an order. Choosing the distance asks for the reader's position; without a position the order stays. */
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
