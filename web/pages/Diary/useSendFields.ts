import { changesOf, type Draft, draftOf, isExpected } from './draft';
import type { Editing } from './Editing';
import type { MovedVisit, VisitFacts } from './shownVisit';
import { useReadVisit } from './useReadVisit';
import { useRefreshEntry } from './useRefreshEntry';
import { useUpdateDiaryEntry } from './useUpdateDiaryEntry';
import { useUpdateVisit } from './useUpdateVisit';

/** The stored content of what is edited, and its entry's `updatedAt`. */
export type Stored = { draft: Draft; updatedAt: string };

/** The latest visits of an entry. */
type Edges = readonly { readonly node: VisitFacts & { readonly id: string } }[];

/**
 * Parameters of useSendFields. `visitIn`: the visit of the entry that the edit changes, or null if the edit changes the
 * visit that the entry shows. `onFound` gets the stored content if it was changed elsewhere.
 */
export type FieldsToSend = {
  entryId: string;
  visitIn: (entry: VisitFacts, edges: Edges) => MovedVisit | null;
  onFound: (found: Stored) => void;
};

/** The visit to change (null: the one that the entry shows), whether its content is known, and the entry's version. */
export type Target = { visitId: string | null; isKnown: boolean; seen: string };

/** Makes a Target. `moved`: see `visitIn`. */
export const targetOf = (moved: MovedVisit | null, seen: string): Target => ({
  visitId: moved?.id ?? null,
  isKnown: moved?.facts !== null,
  seen,
});

/**
 * Returns a function that sends the changed date and texts of an edit. It resolves to the failure, or to undefined
 * after a success. If the content of the visit is not known, it is read first. If this content was changed elsewhere,
 * nothing is written (CONFLICT). If only other visits of the entry were changed, the fields are sent again. If the
 * visit was removed, the entry is loaded again.
 */
export function useSendFields({ entryId, visitIn, onFound }: FieldsToSend) {
  const update = useUpdateDiaryEntry();
  const readVisit = useReadVisit();
  const updateVisit = useUpdateVisit();
  const refresh = useRefreshEntry();

  return async function send(editing: Editing, { visitId, isKnown, seen }: Target): Promise<unknown> {
    const { before, now } = editing;
    const isOther = (facts: VisitFacts | null, updatedAt: string) => {
      const draft = facts && draftOf(facts, before.stars);
      if (!draft || isExpected(draft, editing)) return false;
      onFound({ draft, updatedAt });
      return true;
    };
    if (visitId && !isKnown && isOther(await readVisit(visitId), seen)) return { code: 'CONFLICT' };
    const changes = { ...changesOf(before, now).entry, ifUpdatedAt: seen };
    const { userErrors, diaryEntry } = await (visitId
      ? updateVisit({ diaryVisitId: visitId, ...changes })
      : update({ diaryEntryId: entryId, ...changes }));
    const [refusal] = userErrors;
    if (refusal?.code === 'NOT_FOUND') refresh(entryId);
    if (refusal?.code !== 'CONFLICT' || !diaryEntry) return refusal;
    const { updatedAt, visits } = diaryEntry;
    const visit = visitIn(diaryEntry, visits?.edges ?? []);
    if (isOther(visit ? visit.facts : diaryEntry, updatedAt)) return refusal;
    return send(editing, targetOf(visit, updatedAt));
  };
}
