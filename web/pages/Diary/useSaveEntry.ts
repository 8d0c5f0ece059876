import { useRateRestaurant } from '../../components/restaurant/rating/useRateRestaurant';
import { changesOf } from './draft';
import type { Editing } from './Editing';
import { type MovedVisit, movedVisitOf } from './shownVisit';
import { useRemoveRating } from './useRemoveRating';
import { useSaving } from './useSaving';
import { type Stored, targetOf, useSendFields } from './useSendFields';

/** An entry that is edited. `moved`: see movedVisitOf. `updatedAt`: when the entry last changed, as far as is known. */
export type EntryEdits = { entryId: string; restaurantId: string; updatedAt: string; moved: MovedVisit | null };

/**
 * Returns [save, saving]. `save` sends the changes of an entry: the stars as a rating, and the other fields as a change
 * of the diary entry, or of the visit `moved` (useSendFields.ts). If this visit was changed elsewhere, it stays as it
 * is and `onFound` gets it. The stars are sent last, and are not sent if the other change fails. A toast shows the
 * result. `save` resolves to true if everything was saved or nothing was changed.
 */
export function useSaveEntry(
  { entryId, restaurantId, updatedAt, moved }: EntryEdits,
  { visitId }: Editing,
  onFound: (found: Stored) => void,
) {
  const sendFields = useSendFields({
    entryId,
    visitIn: (entry, edges) => movedVisitOf(edges, entry, visitId),
    onFound,
  });
  const rate = useRateRestaurant();
  const removeRating = useRemoveRating();
  const [attempt, saving] = useSaving();

  const send = async (editing: Editing) => {
    const { before, now, seen } = editing;
    const { entry, stars } = changesOf(before, now);
    if (Object.keys(entry).length > 0) {
      const target = targetOf(moved, updatedAt);
      const refusal = await sendFields(editing, target.isKnown ? { ...target, seen: seen ?? updatedAt } : target);
      if (refusal) return refusal;
    }
    if (stars === undefined) return undefined;
    return (await (stars === null ? removeRating(restaurantId) : rate({ restaurantId, stars })))[0];
  };
  const save = (editing: Editing) => attempt(() => send(editing));
  return [save, saving] as const;
}
