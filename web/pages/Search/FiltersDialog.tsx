import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { FilterGroups } from '../../components/restaurant/filters/FilterGroups';
import { FiltersFoot, type Found } from '../../components/restaurant/filters/FiltersFoot';
import { isFiltered, noFilters } from '../../components/restaurant/filters/filters';
import { Dialog } from '../../ui/Dialog';
import { asksForSomething, type SearchState } from './searchState';
import { filterBy } from './searchSteps';

/**
 * Props of FiltersDialog. `found`: the number of results of the search; `onChange` gets the search with a filter added
 * or removed.
 */
export type FiltersDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  state: SearchState;
  found: Found;
  onChange: (next: SearchState) => void;
};

/** All filters in a dialog. Each works at once; the button below shows how many restaurants are left. */
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
        <FiltersFoot
          found={asksForSomething(state) ? found : null}
          canClear={isFiltered(state)}
          onClear={() => onChange(filterBy(state, noFilters))}
          onShow={() => onOpenChange(false)}
        />
      </Content>
    </Dialog>
  );
}

const Content = styled.div`
  display: grid;
  gap: 24px;
  margin-top: 20px;
`;
