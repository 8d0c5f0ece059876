import { useState } from 'react';
import { useDiaryWords } from '../../components/restaurant/diary/useDiaryWords';
import { useRateRestaurant } from '../../components/restaurant/rating/useRateRestaurant';
import { changesOf, type Draft } from './draft';
import { useRemoveRating } from './useRemoveRating';
import { useUpdateDiaryEntry } from './useUpdateDiaryEntry';

/**
 * [save, saving]: sends what was changed of an entry, its words to the diary and its stars to the rating (decision D26), and
 * says what came of it; `save` answers whether all is as typed now. After a failure only what is still missing is sent again.
 */
export function useSaveEntry({ entryId, restaurantId }: { entryId: string; restaurantId: string }) {
  const { say, fail } = useDiaryWords();
  const update = useUpdateDiaryEntry();
  const rate = useRateRestaurant();
  const removeRating = useRemoveRating();
  const [saving, setSaving] = useState(false);

  const send = async (before: Draft, now: Draft) => {
    const { entry, stars } = changesOf(before, now);
    if (Object.keys(entry).length > 0) {
      const [refusal] = await update({ id: entryId, ...entry });
      if (refusal) return refusal;
    }
    if (stars === undefined) return undefined;
    const [refusal] = await (stars === null ? removeRating(restaurantId) : rate({ restaurantId, stars }));
    return refusal;
  };
  const save = async (before: Draft, now: Draft): Promise<boolean> => {
    setSaving(true);
    const failure = await send(before, now).catch((error: unknown) => error);
    setSaving(false);
    if (failure === undefined) say('diary.updatedTitle', 'diary.updated');
    else fail(failure, 'diary.updateFailed');
    return failure === undefined;
  };
  return [save, saving] as const;
}
