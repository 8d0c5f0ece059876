import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Dialog } from '../../ui/Dialog';
import { FilterChoices, type FilterChoicesProps } from './FilterChoices';

/** Props of FiltersDialog: those of its content, which is shown while `open`. */
export type FiltersDialogProps = Omit<FilterChoicesProps, 'onShow'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** All filters in a dialog. Each works at once; the button below shows how many restaurants are left. */
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
