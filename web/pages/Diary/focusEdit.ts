/** The DOM id of the button that opens an edit; `key` is the key of the edit in `openEdits` (EditState.ts). */
export const editButtonId = (key: string) => `edit-${key.replaceAll(' ', '-')}`;

/** Focuses the button that opens the edit with this key. Does nothing if another element already has the focus. */
export function focusEdit(key: string): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  document.getElementById(editButtonId(key))?.focus();
}
