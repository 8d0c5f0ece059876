import { useState } from 'react';
import { useDiaryWords } from '../../components/restaurant/diary/useDiaryWords';

const code = (failure: unknown) => (failure as { code?: unknown } | null)?.code;

/**
 * Returns [save, saving]. `save` runs `send` and shows the result in a toast. After a success, `send` resolves to
 * undefined. After a failure, `send` resolves to the failure or throws it. `save` resolves to true after a success.
 */
export function useSaving() {
  const { say, warn, fail } = useDiaryWords();
  const [saving, setSaving] = useState(false);
  const save = async (send: () => Promise<unknown>): Promise<boolean> => {
    setSaving(true);
    const failure = await send().catch((error: unknown) => error);
    setSaving(false);
    if (failure === undefined) say('diary.updatedTitle', 'diary.updated');
    else if (code(failure) === 'CONFLICT') warn('diary.conflictTitle', 'diary.conflict');
    else fail(failure, code(failure) === 'NOT_FOUND' ? 'diary.gone' : 'diary.updateFailed');
    return failure === undefined;
  };
  return [save, saving] as const;
}
