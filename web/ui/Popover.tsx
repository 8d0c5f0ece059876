import * as Radix from '@radix-ui/react-popover';
import { type CSSProperties, type ReactNode, type RefObject, useRef } from 'react';
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
    /* The panel moves to the left if it would leave the window. 100% is the panel's own width. */
    translate: min(0px, 100vw - 12px - 100% - var(--left)) 0;
  }
`;

/** Props of Popover. */
export type PopoverProps = {
  /**
   * The button that opens the panel. If the panel still has the focus when it closes, the button gets the focus.
   * The caller sets aria-expanded.
   */
  anchor: RefObject<HTMLButtonElement | null>;
  /** The panel's element id, for the button's aria-controls. */
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Accessible name of the panel. */
  label: string;
  /** The edge on which panel and button are aligned: the end by default, and always the start with `opensByItself`. */
  align?: 'start' | 'end';
  /** The panel opens without a press. It takes no focus, and stays below the button even if there is little space. */
  opensByItself?: boolean;
  children: ReactNode;
};

/** The left edge of the button, as the CSS variable --left. Panel uses --left to stay inside the window. */
function leftOf(button: HTMLElement | null): CSSProperties {
  return { '--left': `${button?.getBoundingClientRect().left ?? 0}px` } as CSSProperties;
}

/** The height of the bar at the bottom of the screen on phones. The panel must not cover this bar. */
function bottomBarHeight(button: HTMLElement | null): number {
  return (button && Number.parseFloat(getComputedStyle(button).getPropertyValue('--bar-height'))) || 0;
}

/**
 * A small panel below its button, or above if there is no space below. The page stays usable. The panel takes the
 * focus, except with `opensByItself`. It closes on Escape, on a press outside, and when another control gets the focus.
 * The caller's button opens it, and closes it on a second press.
 */
export function Popover({
  anchor,
  id,
  open,
  onOpenChange,
  label,
  align = 'end',
  opensByItself = false,
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
          align={opensByItself ? 'start' : align}
          style={opensByItself ? leftOf(anchor.current) : undefined}
          sideOffset={8}
          avoidCollisions={!opensByItself}
          collisionPadding={{ top: 12, right: 12, bottom: 12 + bottomBarHeight(anchor.current), left: 12 }}
          data-by-itself={opensByItself}
          onOpenAutoFocus={(event) => {
            hasFocus.current = !opensByItself;
            if (opensByItself) event.preventDefault();
          }}
          onFocus={() => {
            hasFocus.current = true;
          }}
          onFocusOutside={(event) => {
            // The panel stays open if the page, and not the user, moved the focus, for example to the <main> element.
            if ((event.target as HTMLElement).tabIndex < 0) event.preventDefault();
          }}
          onInteractOutside={(event) => {
            // A press on the button already toggles the panel.
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
