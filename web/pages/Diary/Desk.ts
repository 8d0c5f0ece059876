import type { ComponentType } from 'react';
import type { Editing, OnEdit } from './Editing';
import type { EditorProps } from './Editor';

/**
 * The state of all editing. `edited`: the open edits by id (newVisit(entry id) for a new visit); `Editor`: the form,
 * whose code loads on the first use; `prepare` loads it ahead.
 */
export type Desk = {
  edited: ReadonlyMap<string, Editing>;
  onEdit: OnEdit;
  Editor: ComponentType<EditorProps> | undefined;
  prepare: () => void;
};
