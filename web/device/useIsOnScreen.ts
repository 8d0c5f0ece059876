import { type RefObject, useEffect, useState } from 'react';

/** The smallest part of an element that counts: a strip at the edge may lie behind the navigation of a phone. */
const enough = 0.5;

/** Whether at least half of the element is on the screen now. Also true before the browser's first report. */
export function useIsOnScreen(element: RefObject<Element | null>): boolean {
  const [isOn, setOn] = useState(true);
  useEffect(() => {
    const watched = element.current;
    if (!watched || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => setOn((entries.at(-1)?.intersectionRatio ?? 1) >= enough), {
      threshold: enough,
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isOn;
}
