import type { ComponentType } from 'react';
import type { Editing, OnEdit } from './Editing';
import type { EditorProps } from './Editor';

/**
 * The state of all edits in the diary. `openEdits`: the open edits; the key is the id of the entry or visit, or
 * newVisit(entry id) for a new visit. `Editor`: the form, undefined until its code has loaded. `preload` loads this
 * code in advance.
 */
export type EditState = {
  openEdits: ReadonlyMap<string, Editing>;
  onEdit: OnEdit;
  Editor: ComponentType<EditorProps> | undefined;
  preload: () => void;
};
