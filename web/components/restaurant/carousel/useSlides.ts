import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../../device/useReducedMotion';

/** A slide stays this long before the next one comes by itself. */
export const advanceMs = 5000;

/**
 * Which of `total` slides is shown, going round at both ends. It advances by itself every 5 s, unless the reader paused
 * it, holds the pointer, a finger or the focus anywhere on it, its controls included (`hold`), or asked the system for
 * less motion, or `plays` is false (then `canPlay` is false). Whoever presses Play means it: what was held is let go until it is reached anew.
 */
export function useSlides(total: number, plays: boolean) {
  const canPlay = !useReducedMotion() && plays && total > 1;
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const current = index % total;
  const playing = canPlay && !paused && !hovered && !focused;

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => setIndex((current + 1) % total), advanceMs);
    return () => clearTimeout(timer);
  }, [playing, current, total]);

  return {
    current,
    go: (next: number) => setIndex((next + total) % total),
    canPlay,
    playing,
    paused,
    togglePaused: () => {
      setPaused(!paused);
      setHovered(false);
      setFocused(false);
    },
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
