import { useState } from 'react';
import { useDiaryWords } from '../../components/restaurant/diary/useDiaryWords';

const code = (failure: unknown) => (failure as { code?: unknown } | null)?.code;

/**
 * [save, saving]: runs `send`, which resolves to or throws the failure, and shows the result in a toast; `save`
 * resolves to whether it was saved.
 */
export function useSaving() {
  const { say, fail } = useDiaryWords();
  const [saving, setSaving] = useState(false);
  const save = async (send: () => Promise<unknown>): Promise<boolean> => {
    setSaving(true);
    const failure = await send().catch((error: unknown) => error);
    setSaving(false);
    if (failure === undefined) say('diary.updatedTitle', 'diary.updated');
    else if (code(failure) === 'CONFLICT') say('diary.conflictTitle', 'diary.conflict');
    else fail(failure, code(failure) === 'NOT_FOUND' ? 'diary.gone' : 'diary.updateFailed');
    return failure === undefined;
  };
  return [save, saving] as const;
}
