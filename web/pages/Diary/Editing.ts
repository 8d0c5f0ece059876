import type { Draft } from './draft';

/**
 * An open edit. `before`: the stored fields that the user saw last, or the initial fields of a new visit. `now`: the
 * fields as they are typed so far. `seen`: the entry's `updatedAt` when the user saw the stored fields, or null for a
 * new visit. The server compares `seen` with the entry's current `updatedAt` and refuses to overwrite a later change.
 * `visitId`: in an edit of an entry, the visit that the entry showed when the edit began, if any. `entryId`: in an edit
 * of another visit, the visit's entry.
 */
export type Editing = { before: Draft; now: Draft; seen: string | null; visitId?: string; entryId?: string };

/** Starts or changes an edit. If `editing` is null, ends the edit. */
export type OnEdit = (id: string, editing: Editing | null) => void;

/** The key of a new visit of this entry in `openEdits` (EditState.ts). */
export const newVisit = (entryId: string) => `new ${entryId}`;

/** The ids of an entry's visits that have an open edit. The visit that the entry shows is not among them. */
export const editedVisits = (openEdits: ReadonlyMap<string, Editing>, entryId: string): string[] =>
  [...openEdits].flatMap(([key, editing]) => (editing.entryId === entryId ? key : []));

/** The open edits in these entries. The edits of a removed entry have no form, but come back with the entry. */
export const editsIn = (openEdits: ReadonlyMap<string, Editing>, entryIds: readonly string[]): Editing[] =>
  [...openEdits].flatMap(([key, editing]) =>
    entryIds.some((id) => editing.entryId === id || key === id || key === newVisit(id)) ? editing : [],
  );
