import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a pointer rests on a control before its tooltip opens. */
const OPEN_DELAY_MS = 700;
/** How long after one has closed the next opens at once. */
const SKIP_DELAY_MS = 300;
/** The way of a pointer from the control to its tooltip. */
const GRACE_MS = 120;

/** Closes the tooltip that is open: there is never a second one. */
let closeOther: (() => void) | undefined;
/** Until then the next tooltip need not wait: one closed just now. */
let quickUntil = 0;

/**
 * When a tooltip shows, in turn with all others: the first opens after a while, a neighbour that is reached soon after it
 * at once. `anchor` is the element it belongs to while it is open, null otherwise. What is left with `closeSoon` stays
 * if the pointer reaches the tooltip itself (`stay`; WCAG 1.4.13).
 */
export function useTooltipTurn() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setAnchor(null);
    if (closeOther !== close) return;
    closeOther = undefined;
    quickUntil = Date.now() + SKIP_DELAY_MS;
  }, []);
  const stay = () => clearTimeout(timer.current);
  const closeSoon = () => {
    stay();
    if (closeOther !== close) return;
    const left = Date.now();
    timer.current = setTimeout(() => {
      close();
      quickUntil = left + SKIP_DELAY_MS;
    }, GRACE_MS);
  };
  const open = (element: HTMLElement) => {
    clearTimeout(timer.current);
    if (closeOther !== close) closeOther?.();
    closeOther = close;
    setAnchor(element);
  };
  const openSoon = (element: HTMLElement) => {
    clearTimeout(timer.current);
    if (closeOther || Date.now() < quickUntil) open(element);
    else timer.current = setTimeout(() => open(element), OPEN_DELAY_MS);
  };
  useEffect(() => close, [close]);
  return { anchor, openSoon, open, close, closeSoon, stay };
}
