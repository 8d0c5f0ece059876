import { History } from 'lucide-react';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { useFetchedDialog } from '../../components/problems/useFetchedDialog';
import { useLateInteractions } from '../../device/interactions';
import { useNeverShown } from '../../device/neverShown';
import { Button } from '../../ui/Button';
import { countSkipped } from './countSkipped';

const loadDialog = async () => (await import('./SkippedDialog')).SkippedDialog;

/**
 * The button that opens the dialog of skipped restaurants. There is no button if the dialog is closed and would be
 * empty. `onShow` gets the id of a restaurant to show again.
 */
export const Skipped = memo(function Skipped({ onShow }: { onShow: (id: string) => void }) {
  const count = countSkipped(useLateInteractions(), useNeverShown());
  const { Component: SkippedDialog, show, preload, state } = useFetchedDialog(loadDialog);
  if (count === 0 && !state.open) return null;
  return (
    <Row>
      <Button aria-haspopup="dialog" onPointerEnter={preload} onFocus={preload} onClick={show}>
        <History size={17} aria-hidden />
        <FormattedMessage id="discover.skipped" values={{ count }} />
      </Button>
      {SkippedDialog && <SkippedDialog {...state} onShow={onShow} />}
    </Row>
  );
});

const Row = styled.div`
  display: grid;
  justify-items: center;
  margin-top: 16px;
  @media (min-width: 1000px) {
    justify-items: start;
  }
`;
