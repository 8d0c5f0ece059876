import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styled, { keyframes } from 'styled-components';

const GAP_PX = 6;
const EDGE_PX = 8;

const appear = keyframes`
  from { opacity: 0; }
`;
const Bubble = styled.div`
  position: fixed;
  z-index: 85;
  top: 0;
  left: 0;
  max-width: min(260px, calc(100vw - 24px));
  padding: 6px 11px;
  border-radius: var(--radius-small);
  background: var(--ink);
  color: var(--paper);
  font-size: 0.8125rem;
  font-weight: 560;
  line-height: 1.35;
  animation: ${appear} var(--quick) var(--ease);
`;

/** Props of TooltipBubble. */
export type TooltipBubbleProps = { anchor: HTMLElement; text: string; onReach: () => void; onLeave: () => void };

/** A tooltip above its anchor, or below it if there is no space above. Horizontally it stays inside the window. */
export function TooltipBubble({ anchor, text, onReach, onLeave }: TooltipBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text changes the size
  useLayoutEffect(() => {
    const { current } = bubble;
    if (!current) return;
    const { top, bottom, left, width } = anchor.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = current;
    const above = top - GAP_PX - offsetHeight;
    const middle = left + (width - offsetWidth) / 2;
    const rightmost = document.documentElement.clientWidth - EDGE_PX - offsetWidth;
    current.style.top = `${above < EDGE_PX ? bottom + GAP_PX : above}px`;
    current.style.left = `${Math.max(EDGE_PX, Math.min(middle, rightmost))}px`;
  }, [anchor, text]);
  return createPortal(
    <Bubble ref={bubble} role="tooltip" onPointerEnter={onReach} onPointerLeave={onLeave}>
      {text}
    </Bubble>,
    document.body,
  );
}
