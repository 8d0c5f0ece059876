import { type RefObject, useEffect, useState } from 'react';

/** Whether the element has been near the screen (within half a screen). Always true without IntersectionObserver. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (seen || !watched) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setSeen(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '50% 0px' },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [seen, element]);
  return seen;
}
