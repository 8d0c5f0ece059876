import { mediaQuery } from './mediaQuery';

/** Whether the main pointer is a finger, as on phones. Then a focused field usually opens a keyboard on the screen. */
export function hasKeyboardOnScreen(): boolean {
  return mediaQuery('(pointer: coarse)')?.matches ?? false;
}
