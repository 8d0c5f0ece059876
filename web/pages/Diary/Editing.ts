import type { ComponentType } from 'react';
import type { Draft } from './draft';
import type { EditorProps } from './Editor';

/**
 * What is being edited: its fields as they were, and as they are typed. `seen`: when the entry had last changed as it was
 * read, so that nothing written elsewhere since is overwritten unseen; null for a visit that is new.
 */
export type Editing = { before: Draft; now: Draft; seen: string | null };

/** Begins, goes on with or (null) ends the editing of something. */
export type OnEdit = (id: string, editing: Editing | null) => void;

/**
 * Where things are edited: all that is being edited, by id (a new visit by newVisit(id of its entry)), and the fields to do it
 * in, whose code comes when it is first wanted; `prepare` fetches it ahead.
 */
export type Desk = {
  edited: ReadonlyMap<string, Editing>;
  onEdit: OnEdit;
  Editor: ComponentType<EditorProps> | undefined;
  prepare: () => void;
};

/** Stands for the id of the visit that is being added to an entry. */
export const newVisit = (entryId: string) => `new ${entryId}`;
