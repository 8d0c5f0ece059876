import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../../ui/Button';

/** How many restaurants pass the filters, or why this is not known. */
export type Found = number | 'searching' | 'failed';

/** Props of FiltersFoot; `found`: null before the first search; `canClear`: a filter is on. */
export type FiltersFootProps = { found: Found | null; canClear: boolean; onClear: () => void; onShow: () => void };

/**
 * Two buttons under the filters: one turns all filters off, the other shows how many restaurants pass and leads to
 * them.
 */
export function FiltersFoot({ found, canClear, onClear, onShow }: FiltersFootProps) {
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
            <FormattedMessage id="search.showPlaces" values={{ count: found }} />
          )}
        </span>
      </Button>
    </Foot>
  );
}

/** Stays visible on screens that are lower than the filters. */
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
