/** A point of a drag: horizontal position in CSS px, time in ms. */
export interface DragPoint {
  readonly x: number;
  readonly time: number;
}

const farPx = 50;
const fastPxPerMs = 0.3;
const recentMs = 80;
const tapPx = 6;

/**
 * Where a finished drag leads: 'next' (to the left), 'previous' (to the right) or null. It counts when it moved more
 * than 50 px, or when it was faster than 0.3 px/ms over its last 80 ms; a tap never does.
 */
export function swipeDirection(points: readonly DragPoint[]): 'next' | 'previous' | null {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  const moved = last.x - first.x;
  const recent = points.find(({ time }) => last.time - time <= recentMs) ?? last;
  const velocity = last.time > recent.time ? (last.x - recent.x) / (last.time - recent.time) : 0;
  const counts = Math.abs(moved) > farPx || (Math.abs(moved) > tapPx && Math.abs(velocity) > fastPxPerMs);
  if (!counts) return null;
  return moved < 0 ? 'next' : 'previous';
}
