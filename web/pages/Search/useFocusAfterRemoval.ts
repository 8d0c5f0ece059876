import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of the results when new results arrive, if the element that had the focus was removed
 * with the old results (for example a chip after a press), and no other element has the focus now. Spread the returned
 * props on the element that contains the results.
 * @param answer changes when new results are shown
 */
export function useFocusAfterRemoval<Container extends HTMLElement>(answer: unknown) {
  const container = useRef<Container>(null);
  const focused = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when new results are shown
  useEffect(() => {
    const isRemoved = focused.current !== null && !focused.current.isConnected;
    if (!isRemoved) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    container.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true });
  }, [answer]);
  const onFocus = ({ target }: FocusEvent) => {
    focused.current = target;
  };
  return { ref: container, onFocus };
}
