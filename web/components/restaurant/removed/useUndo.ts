import { useIntl } from 'react-intl';
import type { ToastAction } from '../../../ui/useToastState';
import { useRestore } from './useRestore';

/** What a toast offers after something was taken away: to have it back. Nothing where there is nothing to put back. */
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
