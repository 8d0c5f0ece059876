import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { type DragPoint, dragDirection } from '../../../ui/dragDirection';

/** A drag is a swipe if it is longer than `farPx`, or if it ends faster than `fastPxPerMs` (see dragDirection). */
const measure = { farPx: 50, fastPxPerMs: 0.3 };

/**
 * Returns event handlers that call `onStep` after a swipe with a finger, a pen or the mouse. The click at the end of a
 * swipe is ignored.
 */
export function useSwipe(onStep: (direction: 'next' | 'previous') => void) {
  const points = useRef<DragPoint[]>([]);
  const swiped = useRef(false);
  const follow = (event: PointerEvent) => points.current.push({ x: event.clientX, time: event.timeStamp });
  return {
    onPointerDown: (event: PointerEvent) => {
      points.current = [];
      swiped.current = false;
      if (event.isPrimary !== false && event.button === 0) follow(event);
    },
    onPointerMove: (event: PointerEvent) => {
      if (points.current.length > 0) follow(event);
    },
    onPointerUp: (event: PointerEvent) => {
      if (points.current.length === 0) return;
      follow(event);
      const direction = dragDirection(points.current, measure);
      points.current = [];
      swiped.current = direction !== null;
      if (direction) onStep(direction === 'left' ? 'next' : 'previous');
    },
    onPointerCancel: () => {
      points.current = [];
    },
    onPointerLeave: () => {
      points.current = [];
    },
    onClickCapture: (event: MouseEvent) => {
      if (!swiped.current) return;
      swiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}
