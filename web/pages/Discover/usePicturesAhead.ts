import { useEffect, useRef } from 'react';

/** The wait before the first picture is requested, in milliseconds. */
const soonMs = 50;

/**
 * Loads these pictures one after another, so that each picture is ready before its card is visible. If the list
 * changes, a picture that is already loading continues to load, at the same time as the pictures of the new list. The
 * hook first waits 50 ms, so that the requests do not delay the drawing of a swipe. A loaded picture is not loaded
 * again.
 */
export function usePicturesAhead(urls: readonly string[]): void {
  const asked = useRef(new Set<string>());
  const all = urls.join(' ');
  useEffect(() => {
    const waiting = all.split(' ').filter((url) => url && !asked.current.has(url));
    let ended = false;
    const fetchNext = () => {
      const url = waiting.shift();
      if (!url || ended) return;
      asked.current.add(url);
      const image = new Image();
      image.onload = fetchNext;
      image.onerror = () => {
        asked.current.delete(url);
        fetchNext();
      };
      image.src = url;
    };
    const timer = setTimeout(fetchNext, soonMs);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [all]);
}
