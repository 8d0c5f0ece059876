import { useEffect, useEffectEvent, useState } from 'react';

/** The size of the pages after the first: with `more`, and with `all`. */
const pageLength = { next: 40, all: 100 };

type LoadNext = (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;

/** What usePages answers about the pages of a list. */
export type Pages = { hasNext: boolean; isLoadingNext: boolean; loadNext: LoadNext };

/**
 * Loads the pages of a list: `more` loads the next one; while `all` is true, all pages are loaded one after the other.
 * A failed page stops this until `again`.
 */
export function useEveryPage({ hasNext, isLoadingNext, loadNext }: Pages, all: boolean) {
  const [failed, setFailed] = useState(false);
  const ask = (count: number) => {
    if (hasNext && !isLoadingNext) loadNext(count, { onComplete: (error) => setFailed(error !== null) });
  };
  const askAll = useEffectEvent(() => ask(pageLength.all));
  useEffect(() => {
    if (all && hasNext && !isLoadingNext && !failed) askAll();
  }, [all, hasNext, isLoadingNext, failed]);
  const more = () => {
    if (!failed) ask(pageLength.next);
  };
  const again = () => {
    setFailed(false);
    ask(pageLength.next);
  };
  return { more, again, failed };
}
