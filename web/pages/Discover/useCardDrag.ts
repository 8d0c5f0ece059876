import { type DragEvent, type MouseEvent, type PointerEvent, type TouchEvent, useRef } from 'react';
import { type DragPoint, dragDirection } from '../../ui/dragDirection';

/** A drag counts if it is longer than farPx, or if it ends faster than fastPxPerMs in its own direction. */
const limits = { farPx: 100, fastPxPerMs: 0.2 };
const tapPx = 6;

/** `onDecide` is called when a drag ends and counts. `onCancel` is called when the browser takes over a drag. */
export type CardDragHandlers = { onDecide: (direction: 'left' | 'right') => void; onCancel: () => void };

/**
 * Handlers for the dragged card. react-tinder-card moves the card; this hook decides whether the drag counts. A touch
 * that first goes up or down scrolls the page. react-tinder-card does not get the moves of such a touch, so the card
 * stays still. The card has a stamp for each direction, with the direction in `data-side`. During a drag, the stamp for
 * the drag's direction appears gradually. The click at the end of a drag is ignored.
 */
export function useCardDrag({ onDecide, onCancel }: CardDragHandlers) {
  const points = useRef<DragPoint[]>([]);
  const startY = useRef(0);
  const dragged = useRef(false);
  const stamps = useRef<readonly HTMLElement[]>([]);
  const show = (moved: number) => {
    for (const stamp of stamps.current) {
      const part = (stamp.dataset.side === 'right' ? moved : -moved) / limits.farPx;
      stamp.style.opacity = String(Math.max(0, Math.min(1, part)));
    }
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      dragged.current = false;
      points.current = [];
      if (event.isPrimary === false || event.button !== 0) return;
      points.current.push({ x: event.clientX, time: event.timeStamp });
      startY.current = event.clientY;
      stamps.current = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-side]')];
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = points.current[0];
      if (!start) return;
      const moved = event.clientX - start.x;
      const movedY = Math.abs(event.clientY - startY.current);
      if (event.pointerType === 'touch' && !dragged.current && movedY > tapPx && movedY >= Math.abs(moved)) {
        points.current = []; // this touch scrolls the page
        return;
      }
      points.current.push({ x: event.clientX, time: event.timeStamp });
      if (!dragged.current && Math.abs(moved) > tapPx) {
        dragged.current = true;
        if (event.pointerType !== 'touch') event.currentTarget.setPointerCapture?.(event.pointerId);
      }
      if (dragged.current) show(moved);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (points.current.length === 0) return;
      points.current.push({ x: event.clientX, time: event.timeStamp });
      const direction = dragDirection(points.current, limits);
      points.current = [];
      if (direction) onDecide(direction);
      show(0); // a decided card keeps its stamp (CardFace)
    },
    onPointerCancel: () => {
      points.current = [];
      show(0);
      onCancel();
    },
    onTouchMoveCapture: (event: TouchEvent) => {
      if (!dragged.current || points.current.length === 0) event.stopPropagation();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!dragged.current) return;
      dragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}
