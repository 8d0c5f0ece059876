import { useEffect } from 'react';

/** Loads these pictures one after another, so that each is ready before its card shows. */
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
