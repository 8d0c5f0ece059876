import type { Draft } from './draft';

/**
 * An open edit: the fields `before` it, and as typed `now`. `seen`: the entry's `updatedAt` when it was read, so that
 * no later change from elsewhere is overwritten unseen; null for a new visit.
 */
export type Editing = { before: Draft; now: Draft; seen: string | null };

/** Starts, changes or (null) ends an edit. */
export type OnEdit = (id: string, editing: Editing | null) => void;

/** The key in `edited` of a new visit of an entry. */
export const newVisit = (entryId: string) => `new ${entryId}`;
