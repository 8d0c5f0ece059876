import * as Radix from '@radix-ui/react-popover';
import { type ReactNode, type RefObject, useRef } from 'react';
import styled, { keyframes } from 'styled-components';

const unfold = keyframes`
  from { opacity: 0; transform: translateY(-6px); }
`;
const Panel = styled(Radix.Content)`
  z-index: 50;
  width: max-content;
  min-width: 220px;
  max-width: calc(100vw - 24px);
  max-height: var(--radix-popover-content-available-height);
  padding: 16px;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--raised);
  box-shadow: var(--shadow);
  animation: ${unfold} var(--quick) var(--ease);
  &:focus-visible {
    outline: none;
  }
  &[data-by-itself='true'] {
    max-height: max(280px, var(--radix-popover-content-available-height));
  }
`;

/** Props of Popover. */
export type PopoverProps = {
  /** The button that opens it: the panel stands under it, and focus returns to it. Set its aria-expanded yourself. */
  anchor: RefObject<HTMLButtonElement | null>;
  /** The panel's element id, for the button's aria-controls. */
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Accessible name of the panel. */
  label: string;
  /** Which of its edges the panel shares with the button, default the end. */
  align?: 'start' | 'end';
  /** It was not asked for: it leaves the focus where it is, and stands under the button even where room is short. */
  byItself?: boolean;
  children: ReactNode;
};

/** The edge of the button that has the wider side of the window to grow into. */
function roomyEdge(button: HTMLElement | null): 'start' | 'end' {
  const edges = button?.getBoundingClientRect();
  return edges && edges.left + edges.right > window.innerWidth ? 'end' : 'start';
}

/** What stands at the foot of the window, such as the phone's bar, is not covered. */
function footHeight(button: HTMLElement | null): number {
  return (button && Number.parseFloat(getComputedStyle(button).getPropertyValue('--bar-height'))) || 0;
}

/**
 * A small panel under its button, beside which the page stays usable. It takes the focus; Escape, a press outside,
 * focus that moves on to another control and a second press on the button close it.
 */
export function Popover({
  anchor,
  id,
  open,
  onOpenChange,
  label,
  align = 'end',
  byItself = false,
  children,
}: PopoverProps) {
  const hasFocus = useRef(false);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Radix.Portal>
        <Panel
          id={id}
          aria-label={label}
          align={byItself ? roomyEdge(anchor.current) : align}
          sideOffset={8}
          avoidCollisions={!byItself}
          collisionPadding={{ top: 12, right: 12, bottom: 12 + footHeight(anchor.current), left: 12 }}
          data-by-itself={byItself}
          onOpenAutoFocus={(event) => {
            hasFocus.current = !byItself;
            if (byItself) event.preventDefault();
          }}
          onFocus={() => {
            hasFocus.current = true;
          }}
          onFocusOutside={(event) => {
            // The page moved the focus, say to its main part, not the reader.
            if ((event.target as HTMLElement).tabIndex < 0) event.preventDefault();
          }}
          onInteractOutside={(event) => {
            // The button toggles by itself.
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
            else if (!event.defaultPrevented) hasFocus.current = false;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (hasFocus.current) anchor.current?.focus();
          }}
        >
          {children}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}
