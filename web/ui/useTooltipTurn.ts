import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a pointer rests on a control before its tooltip opens. */
const OPEN_DELAY_MS = 700;
/** For this time after a tooltip has closed, the next one opens at once. */
const SKIP_DELAY_MS = 300;
/** The time for the pointer to move from the control to its tooltip. */
const GRACE_MS = 120;

/** Closes the open tooltip: there is never more than one. */
let closeOther: (() => void) | undefined;
/** Until this time the next tooltip opens at once, because one has just closed. */
let quickUntil = 0;

/**
 * Opens and closes a tooltip, at most one of all. The first opens after a delay; another one soon after it opens at
 * once. `anchor` is its element while it is open, otherwise null. After `closeSoon` it stays open if the pointer
 * reaches the tooltip itself (`stay`; WCAG 1.4.13).
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
