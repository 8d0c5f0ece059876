import { logQuietly } from '../../../device/logQuietly';
import { useUndo } from '../removed/useUndo';
import { useDiaryWords } from './useDiaryWords';
import { type RemovedEntry, useRemoveDiaryEntry } from './useRemoveDiaryEntry';

const isGone = (failure: unknown) => (failure as { code?: unknown } | null)?.code === 'NOT_FOUND';

/**
 * Removes an entry from the member's diary and shows the result in a toast. After a success, the toast has a button to
 * undo the removal.
 * @returns [remove, pending]
 */
export function useRemoveFromDiary() {
  const { say, fail } = useDiaryWords();
  const [remove, pending] = useRemoveDiaryEntry();
  const undo = useUndo('diaryEntry.undoHint');
  const refuse = (failure: unknown) => {
    if (isGone(failure)) logQuietly('Diary entry not found');
    fail(failure, 'diaryEntry.removeFailed');
  };
  const removeFromDiary = async (entry: RemovedEntry): Promise<void> => {
    try {
      const { userErrors, removedItem } = await remove(entry);
      if (userErrors[0]) refuse(userErrors[0]);
      else say('diaryEntry.removedTitle', 'diaryEntry.removed', undo(entry.name, removedItem?.id));
    } catch (error) {
      refuse(error);
    }
  };
  return [removeFromDiary, pending] as const;
}
