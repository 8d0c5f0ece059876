import { type RefObject, useEffect, useState } from 'react';

/** Whether the element has been less than half a screen away. True in browsers without IntersectionObserver. */
export function useHasBeenNearScreen(element: RefObject<Element | null>): boolean {
  const [hasBeenNear, setHasBeenNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (hasBeenNear || !watched) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setHasBeenNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setHasBeenNear(true),
      { rootMargin: '50% 0px' },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [hasBeenNear, element]);
  return hasBeenNear;
}
