import { useSyncExternalStore } from 'react';
import { mediaQuery } from './mediaQuery';

/** At each of these widths of the window, one more card fits beside the others. */
const widths = ['600px', '900px', '1200px'];

const queries = () => widths.map((width) => mediaQuery(`(min-width: ${width})`));

function subscribe(listener: () => void): () => void {
  const all = queries();
  for (const query of all) query?.addEventListener('change', listener);
  return () => {
    for (const query of all) query?.removeEventListener('change', listener);
  };
}

/** How many small cards the window has room for side by side: 1 to 4. */
export function useCardsPerRow(): number {
  return useSyncExternalStore(
    subscribe,
    () => 1 + queries().filter((query) => query?.matches).length,
    () => 1,
  );
}
