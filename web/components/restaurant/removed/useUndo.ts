import { useIntl } from 'react-intl';
import type { ToastAction } from '../../../ui/useToastState';
import { useRestore } from './useRestore';

/**
 * Returns a function that creates the undo button for the toast after a removal. The button restores the removed item.
 * `hint` says to screen readers what is restored. If there is nothing to restore, the function returns undefined.
 */
export function useUndo(hint: 'save.undoHint' | 'diaryEntry.undoHint' | 'diaryEntry.undoVisitHint') {
  const { formatMessage } = useIntl();
  const restore = useRestore();
  return (name: string, removedItemId: string | null | undefined): ToastAction | undefined =>
    removedItemId
      ? {
          label: formatMessage({ id: 'save.undo' }),
          hint: formatMessage({ id: hint }, { name }),
          onPress: () => void restore(removedItemId),
        }
      : undefined;
}
