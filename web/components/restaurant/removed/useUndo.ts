import { useIntl } from 'react-intl';
import type { ToastAction } from '../../../ui/useToastState';
import { useRestore } from './useRestore';

/** The action of a toast after something was removed: restoring it. None when there is nothing to restore. */
export function useUndo() {
  const { formatMessage } = useIntl();
  const restore = useRestore();
  return (name: string, removedItemId: string | null | undefined): ToastAction | undefined =>
    removedItemId
      ? {
          label: formatMessage({ id: 'save.undo' }),
          hint: formatMessage({ id: 'save.undoHint' }, { name }),
          onPress: () => void restore(removedItemId),
        }
      : undefined;
}
