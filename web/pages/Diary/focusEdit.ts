/** The DOM id of the button that opens an edit; `key` is the key of the edit in `openEdits` (EditState.ts). */
export const editButtonId = (key: string) => `edit-${key.replaceAll(' ', '-')}`;

/** After an edit's form has closed, moves the focus to the button that opened it, unless another element has it. */
export function focusEdit(key: string): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  document.getElementById(editButtonId(key))?.focus();
}
