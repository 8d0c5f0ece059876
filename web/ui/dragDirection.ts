/** A point of a drag: horizontal position in CSS px, time in ms. */
export interface DragPoint {
  readonly x: number;
  readonly time: number;
}

/** A drag counts if it is longer than `farPx`, or if it ends faster than `fastPxPerMs` in the drag's own direction. */
export interface DragThresholds {
  readonly farPx: number;
  readonly fastPxPerMs: number;
}

/** The speed of a drag is measured over this many ms at its end. */
const recentMs = 80;
/** A finger may move this far during a tap, in CSS px. */
const tapPx = 6;

/** The direction of a finished drag; null if the drag does not count. A tap never counts. */
export function dragDirection(
  points: readonly DragPoint[],
  { farPx, fastPxPerMs }: DragThresholds,
): 'left' | 'right' | null {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  const moved = last.x - first.x;
  // The point before the last `recentMs` is included, because a busy device reports few points in this time.
  const recent = points[Math.max(0, points.findIndex(({ time }) => last.time - time <= recentMs) - 1)] ?? first;
  const velocity = last.time > recent.time ? (last.x - recent.x) / (last.time - recent.time) : 0;
  const isFast = Math.abs(moved) > tapPx && Math.abs(velocity) > fastPxPerMs && velocity * moved > 0;
  if (Math.abs(moved) <= farPx && !isFast) return null;
  return moved < 0 ? 'left' : 'right';
}
