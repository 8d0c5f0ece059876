/** A point of a drag: horizontal position in CSS px, time in ms. */
export interface DragPoint {
  readonly x: number;
  readonly time: number;
}

/** What a drag must be to count: farther than `farPx`, or faster than `fastPxPerMs` at its end. */
export interface DragMeasure {
  readonly farPx: number;
  readonly fastPxPerMs: number;
}

/** How long before its end a drag's speed is measured. */
const recentMs = 80;
/** A finger that taps moves as far. */
const tapPx = 6;

/** Where a finished drag leads, or null where it counts for nothing; a tap never counts. */
export function dragDirection(
  points: readonly DragPoint[],
  { farPx, fastPxPerMs }: DragMeasure,
): 'left' | 'right' | null {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  const moved = last.x - first.x;
  // From the point before that time on: where points come seldom, as on a busy device, few lie in it.
  const recent = points[Math.max(0, points.findIndex(({ time }) => last.time - time <= recentMs) - 1)] ?? first;
  const velocity = last.time > recent.time ? (last.x - recent.x) / (last.time - recent.time) : 0;
  const isFast = Math.abs(moved) > tapPx && Math.abs(velocity) > fastPxPerMs && velocity * moved > 0;
  if (Math.abs(moved) <= farPx && !isFast) return null;
  return moved < 0 ? 'left' : 'right';
}
