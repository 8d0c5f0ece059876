import { changesOf } from './draft';
import type { Editing } from './Editing';
import { useAddVisit } from './useAddVisit';
import { useSaving } from './useSaving';
import { type Stored, useSendFields } from './useSendFields';

/**
 * Returns [save, saving]. If `visitId` is null, `save` adds a new visit to the entry. If not, `save` sends the changes
 * of the visit. If the visit was changed elsewhere, it stays as it is and `onFound` gets it. A toast shows the result.
 * `save` resolves to true if the visit was saved or nothing was changed.
 */
export function useSaveVisit(entryId: string, visitId: string | null, onFound: (found: Stored) => void) {
  const add = useAddVisit();
  const sendFields = useSendFields({
    entryId,
    visitIn: (_, edges) =>
      visitId === null ? null : { id: visitId, facts: edges.find(({ node }) => node.id === visitId)?.node ?? null },
    onFound,
  });
  const [attempt, saving] = useSaving();
  const send = async (editing: Editing) => {
    const { before, now, seen } = editing;
    if (!visitId || seen === null) {
      const { day, dishes, notes } = now;
      const fields = { visitedAt: day || null, dishNotes: dishes.trim() || null, notes: notes.trim() || null };
      return (await add({ diaryEntryId: entryId, ...fields }))[0];
    }
    const { entry } = changesOf(before, now);
    if (Object.keys(entry).length === 0) return undefined;
    return sendFields(editing, { visitId, isKnown: true, seen });
  };
  const save = (editing: Editing) => attempt(() => send(editing));
  return [save, saving] as const;
}
