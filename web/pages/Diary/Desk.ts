import type { ComponentType } from 'react';
import type { Editing, OnEdit } from './Editing';
import type { EditorProps } from './Editor';

/**
 * The state of all edits in the diary. `edited`: the open edits by the id of the entry or visit (for a new visit:
 * newVisit(entry id)). `Editor`: the form, undefined until its code has loaded. `prepare` loads this code ahead.
 */
export type Desk = {
  edited: ReadonlyMap<string, Editing>;
  onEdit: OnEdit;
  Editor: ComponentType<EditorProps> | undefined;
  prepare: () => void;
};
