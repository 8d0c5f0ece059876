import type { ComponentType } from 'react';
import type { Editing, OnEdit } from './Editing';
import type { EditorProps } from './Editor';

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
