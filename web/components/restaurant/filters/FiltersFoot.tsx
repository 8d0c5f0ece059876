import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../../ui/Button';

/** How many restaurants pass the filters, or why this is not known. */
export type Found = number | 'searching' | 'failed';

/**
 * Props of FiltersFoot. On the search page, `found` is null if there is no search. On Discover, `found` is null until
 * the deck of cards has reported `found`. `canClear`: at least one filter is on. `children`: the text to show instead
 * of the usual text about the number of restaurants.
 */
export type FiltersFootProps = {
  found: Found | null;
  canClear: boolean;
  onClear: () => void;
  onShow: () => void;
  children?: ReactNode;
};

/**
 * Two buttons under the filters. One button turns all filters off. The other button shows the restaurants that pass the
 * filters, and its text contains their number if the number is known.
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

/** If the filters do not fit on the screen, the foot stays visible at the bottom. */
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
