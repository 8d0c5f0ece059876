import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import styled from 'styled-components';
import { IconButton } from './IconButton';
import { scrimStyle, sheetStyle } from './sheet';
import { useReturnFocus } from './useReturnFocus';

const Scrim = styled(Radix.Overlay)`
  ${scrimStyle}
  &[data-closing='true'] {
    display: none;
  }
`;
const Sheet = styled(Radix.Content)`
  ${sheetStyle}
  &[data-wide='true'] {
    max-width: 48rem;
  }
`;
const Title = styled(Radix.Title)`
  padding-right: 48px;
  font-size: 2rem;
`;
const Description = styled(Radix.Description)`
  margin-top: 0.5rem;
  padding-right: 12px;
  color: var(--ink-soft);
`;
const Close = styled.div`
  position: absolute;
  top: 18px;
  right: 16px;
`;

/** Props of Dialog. */
export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  /** Accessible name of the close button, which shows a cross. */
  closeLabel: string;
  /** If false, a press outside does not close the dialog; Escape and the close button still do. */
  closesOnOutsidePress?: boolean;
  /** Makes the dialog wider, for long text. */
  wide?: boolean;
  children: ReactNode;
};

/**
 * A modal: on phones a sheet from below, on wider screens a centered card. While it is open, the focus stays inside.
 * When it closes, the element that had the focus before gets the focus back. Escape closes the modal.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  closesOnOutsidePress = true,
  wide = false,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus();
  // A closed dialog is hidden immediately, but removed only in the next render. The removal is slow, because it
  // restores the page's scroll position and focus.
  const wasOpen = useDeferredValue(open);
  return (
    <Radix.Root open={open || wasOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim data-closing={!open}>
          <Sheet
            data-wide={wide}
            {...returnFocus}
            onInteractOutside={closesOnOutsidePress ? undefined : (event) => event.preventDefault()}
          >
            <Title>{title}</Title>
            <Description>{description}</Description>
            {children}
            <Close>
              <Radix.Close asChild>
                <IconButton label={closeLabel}>
                  <X size={22} aria-hidden />
                </IconButton>
              </Radix.Close>
            </Close>
          </Sheet>
        </Scrim>
      </Radix.Portal>
    </Radix.Root>
  );
}
