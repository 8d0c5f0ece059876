import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../../device/reducedMotion';
import { useIsOnScreen } from '../../../device/useIsOnScreen';

/** While the slides play, each page is shown for this many milliseconds. */
export const advanceMs = 5000;

/**
 * Returns which of `pageCount` pages is shown. The slides that are visible together are a page. The pages advance
 * automatically every 5 s. The first page follows the last page. The pages stop while the user has paused them, and
 * while less than half of them is on the screen. They also stop while the pointer, a finger or the focus is on the
 * slides or their controls. `hold` has the props for the element that contains the slides and the controls. A press on
 * Play starts the pages again, even if the pointer and the focus are still on the controls. `canPlay` is false if the
 * system asks for less motion, `plays` is false, or there is only one page. Then the pages never advance automatically.
 */
export function useSlides(pageCount: number, plays: boolean) {
  const canPlay = !useReducedMotion() && plays && pageCount > 1;
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const current = index % pageCount;
  const strip = useRef<HTMLElement>(null);
  const isOnScreen = useIsOnScreen(strip);
  const playing = canPlay && isOnScreen && !paused && !hovered && !focused;

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => setIndex((current + 1) % pageCount), advanceMs);
    return () => clearTimeout(timer);
  }, [playing, current, pageCount]);

  return {
    current,
    go: (next: number) => setIndex((next + pageCount) % pageCount),
    canPlay,
    playing,
    paused,
    togglePaused: () => {
      setPaused(!paused);
      setHovered(false);
      setFocused(false);
    },
    hold: {
      ref: strip,
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
