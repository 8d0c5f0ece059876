import { type RefObject, useEffect, useState } from 'react';

/** Whether a part of the element is on the screen now. Also true before the browser's first report. */
export function useIsOnScreen(element: RefObject<Element | null>): boolean {
  const [isOn, setOn] = useState(true);
  useEffect(() => {
    const watched = element.current;
    if (!watched || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => setOn(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isOn;
}
