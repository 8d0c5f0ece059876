import { useEffect } from 'react';
import { useLatest } from '../../ui/useLatest';

/**
 * Calls `press` for the left and right arrow keys while no control has the focus, for example after the page has
 * loaded. The other keys of the deck work only when the focus is in the deck, because one of them is the letter U
 * (undo). Outside the deck, a letter may be a command of a screen reader or of speech input.
 */
export function useArrowKeys(press: (direction: 'left' | 'right') => void): void {
  const latest = useLatest(press);
  useEffect(() => {
    const listener = ({ key, target, altKey, ctrlKey, metaKey, shiftKey, repeat }: KeyboardEvent) => {
      const direction = key === 'ArrowLeft' ? 'left' : key === 'ArrowRight' ? 'right' : null;
      const isPlain = !(altKey || ctrlKey || metaKey || shiftKey || repeat);
      if (direction && isPlain && (target as Element).matches('body, main')) latest.current(direction);
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [latest]);
}
