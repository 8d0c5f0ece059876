import { logQuietly } from '../../../device/logQuietly';
import { useDiaryWords } from './useDiaryWords';
import { type RemovedEntry, useRemoveDiaryEntry } from './useRemoveDiaryEntry';

const isGone = (failure: unknown) => (failure as { code?: unknown } | null)?.code === 'NOT_FOUND';

/** [remove, pending]: takes an entry out of the member's diary and says what came of it. */
export function useRemoveFromDiary() {
  const { say, fail } = useDiaryWords();
  const [remove, pending] = useRemoveDiaryEntry();
  const removeFromDiary = async (entry: RemovedEntry): Promise<void> => {
    const failure = await remove(entry).then(
      (userErrors) => userErrors[0],
      (error: unknown) => error,
    );
    if (isGone(failure)) logQuietly('Diary entry not found');
    if (failure === undefined) say('diary.removedTitle', 'diary.removed');
    else fail(failure, 'diary.removeFailed');
  };
  return [removeFromDiary, pending] as const;
}
