import type { Draft } from './draft';

/**
 * What is being edited: its fields as they were, and as they are typed. `seen`: when the entry had last changed as it was
 * read, so that nothing written elsewhere since is overwritten unseen; null for a visit that is new.
 */
export type Editing = { before: Draft; now: Draft; seen: string | null };

/** Begins, goes on with or (null) ends the editing of something. */
export type OnEdit = (id: string, editing: Editing | null) => void;

/** Stands for the id of the visit that is being added to an entry. */
export const newVisit = (entryId: string) => `new ${entryId}`;
