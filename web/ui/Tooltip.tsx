import * as Radix from '@radix-ui/react-tooltip';
import { createContext, type FocusEvent, type ReactElement, type ReactNode, useContext } from 'react';
import styled, { keyframes } from 'styled-components';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

const appear = keyframes`
  from { opacity: 0; }
`;
const Bubble = styled(Radix.Content)`
  z-index: 85;
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

const IsProvided = createContext(false);

/**
 * Lets the tooltips inside share their timing: the first opens after 700 ms; a neighbour that is reached within 300 ms
 * of it opens at once.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <IsProvided value>
      <Radix.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS} disableHoverableContent>
        {children}
      </Radix.Provider>
    </IsProvided>
  );
}

// Focus that comes back after a press, as when a dialog closes, shows no tooltip; the keyboard's does.
function onFocus(event: FocusEvent) {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
}

/** Props of Tooltip: `text` shows; the child is one element that takes a ref and props. */
export type TooltipProps = { text: string; children: ReactElement };

/**
 * Shows the name of a control to those who see only its picture, on hover and on keyboard focus; the child carries its
 * accessible name itself. Escape closes it.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const tooltip = (
    <Radix.Root>
      <Radix.Trigger asChild onFocus={onFocus}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Bubble sideOffset={6} collisionPadding={8}>
          {text}
        </Bubble>
      </Radix.Portal>
    </Radix.Root>
  );
  return useContext(IsProvided) ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>;
}
