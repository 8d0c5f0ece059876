/** Whether a field that has the focus brings up a keyboard that covers part of the screen, as on phones. */
export function hasKeyboardOnScreen(): boolean {
  return window.matchMedia?.('(pointer: coarse)').matches ?? false;
}
