import { changesOf } from './draft';
import type { Editing } from './Editing';
import { useAddVisit } from './useAddVisit';
import { useSaving } from './useSaving';
import { useUpdateVisit } from './useUpdateVisit';

/**
 * Returns [save, saving]. If `visitId` is null, `save` adds a new visit to the entry. If not, `save` sends the changes
 * of the visit. A toast shows the result. `save` resolves to true if the visit was saved or nothing was changed.
 */
export function useSaveVisit(entryId: string, visitId: string | null) {
  const add = useAddVisit();
  const update = useUpdateVisit();
  const [attempt, saving] = useSaving();
  const send = async ({ before, now, seen }: Editing) => {
    if (!visitId) {
      const { day, dishes, notes } = now;
      const fields = { visitedAt: day || null, dishNotes: dishes.trim() || null, notes: notes.trim() || null };
      return (await add({ diaryEntryId: entryId, ...fields }))[0];
    }
    const { entry } = changesOf(before, now);
    if (Object.keys(entry).length === 0) return undefined;
    return (await update({ diaryVisitId: visitId, ...entry, ifUpdatedAt: seen }))[0];
  };
  const save = (editing: Editing) => attempt(() => send(editing));
  return [save, saving] as const;
}
