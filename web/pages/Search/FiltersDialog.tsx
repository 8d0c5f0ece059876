import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Dialog } from '../../ui/Dialog';
import { FilterChoices, type FilterChoicesProps } from './FilterChoices';

/** Props of FiltersDialog: the props of FilterChoices, and whether the dialog is `open`. */
export type FiltersDialogProps = Omit<FilterChoicesProps, 'onShow'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * All filters in a dialog. A press on a filter changes the search. The button below shows the number of results.
 */
export function FiltersDialog({ open, onOpenChange, ...choices }: FiltersDialogProps) {
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
        <FilterChoices {...choices} onShow={() => onOpenChange(false)} />
      </Content>
    </Dialog>
  );
}

const Content = styled.div`
  display: grid;
  gap: 24px;
  margin-top: 20px;
`;
