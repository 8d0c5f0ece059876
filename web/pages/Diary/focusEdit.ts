/** The DOM id of the button that opens an edit; `key` is that of `edited` in Desk. */
export const editButtonId = (key: string) => `edit-${key.replaceAll(' ', '-')}`;

/** Puts the focus that a closed form leaves behind on the button that opened it. */
export function focusEdit(key: string): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  document.getElementById(editButtonId(key))?.focus();
}
