/** Whether a focused field opens a keyboard on the screen, as on phones. */
export function hasKeyboardOnScreen(): boolean {
  return window.matchMedia?.('(pointer: coarse)').matches ?? false;
}
