import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../../device/useReducedMotion';

/** A slide is shown for this many milliseconds before the next slide replaces it by itself. */
export const advanceMs = 5000;

/**
 * Which of `total` slides is shown; after the last slide comes the first. The slides advance by themselves every 5 s.
 * They stop while the reader has paused them. They also stop while the pointer, a finger or the focus is on the slides
 * or their controls; `hold` has the event handlers for this. They never advance (`canPlay` is false) when the system
 * asks for less motion, `plays` is false, or there is only one slide. Pressing Play starts the slides again, even if
 * the pointer and the focus are still on the controls.
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
