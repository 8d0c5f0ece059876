import { useSyncExternalStore } from 'react';
import { mediaQuery } from './mediaQuery';

/** The window widths from which 2, 3 and 4 cards fit side by side. */
const widths = ['600px', '900px', '1200px'];

const queries = () => widths.map((width) => mediaQuery(`(min-width: ${width})`));

function subscribe(listener: () => void): () => void {
  const all = queries();
  for (const query of all) query?.addEventListener('change', listener);
  return () => {
    for (const query of all) query?.removeEventListener('change', listener);
  };
}

/** How many small cards fit side by side in the window: 1 to 4. */
export function useCardsPerRow(): number {
  return useSyncExternalStore(
    subscribe,
    () => 1 + queries().filter((query) => query?.matches).length,
    () => 1,
  );
}
