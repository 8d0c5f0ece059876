import { History } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../ui/Button';
import { useFetchedDialog } from '../../problems/useFetchedDialog';
import type { RemovedKindName } from './RemovedDialog';

const loadDialog = async () => (await import('./RemovedDialog')).RemovedDialog;

/**
 * The button that opens a dialog with the things that the member removed in the last 30 days. `kinds`: the kinds of
 * things that the dialog shows.
 */
export function RecentlyRemoved({ kinds }: { kinds: readonly RemovedKindName[] }) {
  const { Component: RemovedDialog, show, preload, state } = useFetchedDialog(loadDialog);
  return (
    <>
      <Button tone="quiet" aria-haspopup="dialog" onPointerEnter={preload} onFocus={preload} onClick={show}>
        <History size={18} aria-hidden />
        <FormattedMessage id="removed.open" />
      </Button>
      {RemovedDialog && <RemovedDialog {...state} kinds={kinds} />}
    </>
  );
}
