import { useRateRestaurant } from '../../components/restaurant/rating/useRateRestaurant';
import { changesOf, type Draft, draftOf, isExpected } from './draft';
import type { Editing } from './Editing';
import type { MovedVisit } from './shownVisit';
import { useReadVisit } from './useReadVisit';
import { useRemoveRating } from './useRemoveRating';
import { useSaving } from './useSaving';
import { useUpdateDiaryEntry } from './useUpdateDiaryEntry';
import { useUpdateVisit } from './useUpdateVisit';

/** An entry that is edited. `moved`: see movedVisitOf. `updatedAt`: when the entry last changed, as far as is known. */
export type EntryEdits = { entryId: string; restaurantId: string; updatedAt: string; moved: MovedVisit | null };

/**
 * Returns [save, saving]. `save` sends the changes of an entry: the stars as a rating, and the other fields as a change
 * of the diary entry, or of the visit `moved`. If the content of this visit is not known, it is read first; if it was
 * changed elsewhere, it stays as it is and `onFound` gets it. The stars are sent last, and are not sent if the other
 * change fails. A toast shows the result. `save` resolves to true if everything was saved or nothing was changed.
 */
export function useSaveEntry(
  { entryId, restaurantId, updatedAt, moved }: EntryEdits,
  onFound: (found: { draft: Draft; updatedAt: string }) => void,
) {
  const update = useUpdateDiaryEntry();
  const readVisit = useReadVisit();
  const updateVisit = useUpdateVisit();
  const rate = useRateRestaurant();
  const removeRating = useRemoveRating();
  const [attempt, saving] = useSaving();

  const send = async (editing: Editing) => {
    const { before, now, seen } = editing;
    const { entry, stars } = changesOf(before, now);
    if (Object.keys(entry).length > 0) {
      const isUnread = moved !== null && !moved.facts;
      const facts = isUnread ? await readVisit(moved.id) : null;
      const draft = facts && draftOf(facts, before.stars);
      if (draft && !isExpected(draft, editing)) {
        onFound({ draft, updatedAt });
        return { code: 'CONFLICT' };
      }
      const fields = { ...entry, ifUpdatedAt: isUnread ? updatedAt : seen };
      const [refusal] = await (moved
        ? updateVisit({ diaryVisitId: moved.id, ...fields })
        : update({ diaryEntryId: entryId, ...fields }));
      if (refusal) return refusal;
    }
    if (stars === undefined) return undefined;
    return (await (stars === null ? removeRating(restaurantId) : rate({ restaurantId, stars })))[0];
  };
  const save = (editing: Editing) => attempt(() => send(editing));
  return [save, saving] as const;
}
