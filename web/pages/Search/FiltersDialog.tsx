import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { FilterGroups } from '../../components/restaurant/filters/FilterGroups';
import { isFiltered, noFilters } from '../../components/restaurant/filters/filters';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { asksForSomething, type SearchState } from './searchState';
import { filterBy } from './searchSteps';

/** How many restaurants a search has found, as far as that is known. */
export type Found = number | 'searching' | 'failed';

/** Props of FiltersDialog. `found`: by the search as asked for; `onChange` gets it with a filter taken in or out. */
export type FiltersDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  state: SearchState;
  found: Found;
  onChange: (next: SearchState) => void;
};

/** All filters in a sheet. Each works at once, and the button below tells how many places are left. */
export function FiltersDialog({ open, onOpenChange, state, found, onChange }: FiltersDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={formatMessage({ id: 'search.filters' })}
      description={formatMessage({ id: 'search.filtersText' })}
      closeLabel={formatMessage({ id: 'dialog.close' })}
    >
      <Content>
        <FilterGroups filters={state} onChange={(filters) => onChange(filterBy(state, filters))} />
        <Foot>
          <Button tone="quiet" disabled={!isFiltered(state)} onClick={() => onChange(filterBy(state, noFilters))}>
            <FormattedMessage id="search.clearAll" />
          </Button>
          <Button tone={found === 0 ? 'secondary' : 'primary'} onClick={() => onOpenChange(false)}>
            <span aria-live="polite">
              {!asksForSomething(state) || found === 'failed' ? (
                <FormattedMessage id="search.showSearch" />
              ) : found === 'searching' ? (
                <FormattedMessage id="search.loading" />
              ) : (
                <FormattedMessage id="search.showPlaces" values={{ count: found }} />
              )}
            </span>
          </Button>
        </Foot>
      </Content>
    </Dialog>
  );
}

const Content = styled.div`
  display: grid;
  gap: 24px;
  margin-top: 20px;
`;
const Foot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 10px;
`;
