import { useRateRestaurant } from '../../components/restaurant/rating/useRateRestaurant';
import { changesOf } from './draft';
import type { Editing } from './Editing';
import { useRemoveRating } from './useRemoveRating';
import { useSaving } from './useSaving';
import { useUpdateDiaryEntry } from './useUpdateDiaryEntry';

/**
 * Returns [save, saving]. `save` sends the changes of an entry: the stars as a rating, and the other fields as a change
 * of the diary entry. The stars are sent last, and are not sent if the other change fails. A toast shows the result.
 * `save` resolves to true if everything was saved or nothing was changed.
 */
export function useSaveEntry({ entryId, restaurantId }: { entryId: string; restaurantId: string }) {
  const update = useUpdateDiaryEntry();
  const rate = useRateRestaurant();
  const removeRating = useRemoveRating();
  const [attempt, saving] = useSaving();

  const send = async ({ before, now, seen }: Editing) => {
    const { entry, stars } = changesOf(before, now);
    if (Object.keys(entry).length > 0) {
      const [refusal] = await update({ diaryEntryId: entryId, ...entry, ifUpdatedAt: seen });
      if (refusal) return refusal;
    }
    if (stars === undefined) return undefined;
    return (await (stars === null ? removeRating(restaurantId) : rate({ restaurantId, stars })))[0];
  };
  const save = (editing: Editing) => attempt(() => send(editing));
  return [save, saving] as const;
}
