import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../../ui/Button';

/** How many restaurants pass the filters, or why this is not known. */
export type Found = number | 'searching' | 'failed';

/**
 * Props of FiltersFoot. `found` is null before the first search. `canClear`: at least one filter is on. `children`:
 * replaces the usual text about the number of restaurants.
 */
export type FiltersFootProps = {
  found: Found | null;
  canClear: boolean;
  onClear: () => void;
  onShow: () => void;
  children?: ReactNode;
};

/**
 * Two buttons under the filters. One turns all filters off. The other says how many restaurants pass, and shows them
 * when it is pressed.
 */
export function FiltersFoot({ found, canClear, onClear, onShow, children }: FiltersFootProps) {
  return (
    <Foot>
      <Button tone="quiet" disabled={!canClear} onClick={onClear}>
        <FormattedMessage id="search.clearAll" />
      </Button>
      <Button tone={found === 0 ? 'secondary' : 'primary'} onClick={onShow}>
        <span aria-live="polite">
          {found === null || found === 'failed' ? (
            <FormattedMessage id="search.showSearch" />
          ) : found === 'searching' ? (
            <FormattedMessage id="search.loading" />
          ) : (
            (children ?? <FormattedMessage id="search.showPlaces" values={{ count: found }} />)
          )}
        </span>
      </Button>
    </Foot>
  );
}

/** The foot stays visible on screens that are lower than the filters. */
const Foot = styled.div`
  position: sticky;
  z-index: 1;
  bottom: 0;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 10px;
  margin: 0 -4px -10px;
  padding: 10px 4px;
  background: var(--surface);
  > button {
    padding-right: 0.75rem;
    padding-left: 0.75rem;
  }
`;
