import { changesOf } from './draft';
import type { Editing } from './Editing';
import { useAddVisit } from './useAddVisit';
import { useSaving } from './useSaving';
import { useUpdateVisit } from './useUpdateVisit';

/**
 * Returns [save, saving]. `save` sends a new visit of an entry (`visitId` is null) or the changes of a visit. `save`
 * resolves to true if the visit was saved.
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
