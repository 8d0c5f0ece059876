import { type RefObject, useEffect, useState } from 'react';

/** Whether the element has come near the screen (within a screen's half) since it is there; true at once where nobody can tell. */
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
