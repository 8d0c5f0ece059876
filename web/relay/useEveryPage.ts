import { useEffect, useEffectEvent, useState } from 'react';

/** The sizes of the pages after the first: `next` for `more` and `again`, `all` for pages that load by themselves. */
const pageLength = { next: 40, all: 100 };

type LoadNext = (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;

/** The parts of usePages' result that are about the next pages. */
export type Pages = { hasNext: boolean; isLoadingNext: boolean; loadNext: LoadNext };

/**
 * Loads the pages of a list. `more` loads the next page. While `all` is true, all pages are loaded one after the other.
 * After a page failed to load, nothing more is loaded until `again` is called.
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
