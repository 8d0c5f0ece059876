import { useRateRestaurant } from '../../components/restaurant/rating/useRateRestaurant';
import { changesOf } from './draft';
import type { Editing } from './Editing';
import { useRemoveRating } from './useRemoveRating';
import { useSaving } from './useSaving';
import { useUpdateDiaryEntry } from './useUpdateDiaryEntry';
import { useUpdateVisit } from './useUpdateVisit';

type EntryEdits = { entryId: string; restaurantId: string; movedId: string | undefined };

/**
 * Returns [save, saving]. `save` sends the changes of an entry: the stars as a rating, and the other fields as a change
 * of the diary entry, or of the visit `movedId` (see movedVisitOf). The stars are sent last, and are not sent if the
 * other change fails. A toast shows the result. `save` resolves to true if everything was saved or nothing was changed.
 */
export function useSaveEntry({ entryId, restaurantId, movedId }: EntryEdits) {
  const update = useUpdateDiaryEntry();
  const updateVisit = useUpdateVisit();
  const rate = useRateRestaurant();
  const removeRating = useRemoveRating();
  const [attempt, saving] = useSaving();

  const send = async ({ before, now, seen }: Editing) => {
    const { entry, stars } = changesOf(before, now);
    if (Object.keys(entry).length > 0) {
      const fields = { ...entry, ifUpdatedAt: seen };
      const [refusal] = await (movedId
        ? updateVisit({ diaryVisitId: movedId, ...fields })
        : update({ diaryEntryId: entryId, ...fields }));
      if (refusal) return refusal;
    }
    if (stars === undefined) return undefined;
    return (await (stars === null ? removeRating(restaurantId) : rate({ restaurantId, stars })))[0];
  };
  const save = (editing: Editing) => attempt(() => send(editing));
  return [save, saving] as const;
}
