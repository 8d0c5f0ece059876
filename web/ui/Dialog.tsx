import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from './IconButton';

const appear = keyframes`
  from { opacity: 0; }
`;
const rise = keyframes`
  from { opacity: 0; transform: translateY(18px); }
`;
const Scrim = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 60;
  display: grid;
  align-items: end;
  justify-items: center;
  overflow-y: auto;
  background: var(--scrim);
  animation: ${appear} var(--quick) var(--ease);
  @media (min-width: 640px) {
    align-items: center;
    padding: 32px 16px;
  }
`;
const Sheet = styled(Radix.Content)`
  position: relative;
  width: 100%;
  max-width: 30rem;
  margin-top: 40px;
  padding: 28px 24px max(28px, env(safe-area-inset-bottom));
  border-radius: calc(var(--radius) * 1.5) calc(var(--radius) * 1.5) 0 0;
  background: var(--surface);
  box-shadow: var(--shadow);
  animation: ${rise} var(--calm) var(--ease);
  &:focus-visible {
    outline: none;
  }
  @media (min-width: 640px) {
    margin: 0;
    padding: 36px 36px 32px;
    border-radius: calc(var(--radius) * 1.5);
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
  /** Accessible name of the cross. */
  closeLabel: string;
  /** false: a press outside does not close it (Escape and the cross still do). */
  closesOnOutsidePress?: boolean;
  children: ReactNode;
};

/** A modal: a sheet from below on phones, a centred card elsewhere. Traps focus, closes on Escape, returns focus. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  closesOnOutsidePress = true,
  children,
}: DialogProps) {
  // Radix returns focus to its own trigger only; our dialogs are opened from anywhere.
  const opener = useRef<Element>(null);
  const onOpenAutoFocus = () => {
    opener.current = document.activeElement;
  };
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim>
          <Sheet
            onOpenAutoFocus={onOpenAutoFocus}
            onCloseAutoFocus={onCloseAutoFocus}
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
