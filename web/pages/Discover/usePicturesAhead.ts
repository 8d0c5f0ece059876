import { useEffect } from 'react';

/** Fetches these pictures one after another, so that each is there before its card is. */
export function usePicturesAhead(urls: readonly string[]): void {
  const all = urls.join(' ');
  useEffect(() => {
    const waiting = all.split(' ').filter(Boolean);
    let ended = false;
    const fetchNext = () => {
      const url = waiting.shift();
      if (!url || ended) return;
      const image = new Image();
      image.onload = fetchNext;
      image.onerror = fetchNext;
      image.src = url;
    };
    fetchNext();
    return () => {
      ended = true;
    };
  }, [all]);
}
