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
  children: ReactNode;
};

/**
 * A small panel under its button, beside which the page stays usable. It takes the focus; Escape, a press outside and
 * a second press on the button close it.
 */
export function Popover({ anchor, id, open, onOpenChange, label, align = 'end', children }: PopoverProps) {
  const leftByPress = useRef(false);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Radix.Portal>
        <Panel
          id={id}
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          onOpenAutoFocus={() => {
            leftByPress.current = false;
          }}
          onInteractOutside={(event) => {
            // The button toggles by itself.
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
            else leftByPress.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!leftByPress.current) anchor.current?.focus();
          }}
        >
          {children}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}
