import { useCallback, useEffect, useRef, useState } from 'react';

/** The pointer must rest on a control for this time before the tooltip opens. */
const OPEN_DELAY_MS = 700;
/** If a tooltip closed, or lost the pointer, less than this time ago, the next tooltip opens immediately. */
const SKIP_DELAY_MS = 300;
/** The time for the pointer to move from the control to its tooltip. */
const GRACE_MS = 120;

/** Closes the open tooltip. At most one tooltip is open at a time. */
let closeOther: (() => void) | undefined;
/** Until this time (ms since 1970) the next tooltip opens immediately, because a tooltip has just closed. */
let quickUntil = 0;

/**
 * Opens and closes a tooltip; at most one tooltip is open. `openSoon` opens the tooltip after a delay, or immediately
 * if any tooltip is open or has just closed. `anchor` is the control while its tooltip is open; at other times it
 * is null. `closeSoon` closes the tooltip after GRACE_MS. If `stay` is called before that, the tooltip stays open. Call
 * `stay` when the pointer reaches the tooltip (WCAG 1.4.13).
 */
export function useTooltipDelay() {
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
