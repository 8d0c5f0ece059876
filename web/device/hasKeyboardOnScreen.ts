import { mediaQuery } from './mediaQuery';

/** Whether a focused field opens a keyboard on the screen, as on phones. */
export function hasKeyboardOnScreen(): boolean {
  return mediaQuery('(pointer: coarse)')?.matches ?? false;
}
