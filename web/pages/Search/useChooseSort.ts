import { useState } from 'react';
import { useIntl } from 'react-intl';
import { findPosition } from '../../device/position';
import { useToast } from '../../ui/Toast';
import { useLatest } from '../../ui/useLatest';
import type { SearchState, Sort } from './searchState';
import { sortBy } from './searchSteps';

/**
 * Changes the order of a search. The order by distance needs the user's position. If the position is not found, a
 * message appears, and the order stays.
 * @returns `choose` changes the order; `locating` is true while the position is being found
 */
export function useChooseSort(state: SearchState, onChange: (next: SearchState) => void) {
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
  return { choose, locating };
}
