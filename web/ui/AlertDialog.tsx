import * as Radix from '@radix-ui/react-alert-dialog';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from './Button';
import { scrimStyle, sheetStyle } from './sheet';
import { useReturnFocus } from './useReturnFocus';

const Scrim = styled(Radix.Overlay)`
  ${scrimStyle}
`;
const Sheet = styled(Radix.Content)`
  ${sheetStyle}
`;
const Title = styled(Radix.Title)`
  font-size: 1.75rem;
`;
const Description = styled(Radix.Description)`
  margin-top: 0.75rem;
  color: var(--ink-soft);
`;
const Actions = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 28px;
  @media (min-width: 480px) {
    &:not([data-stacked='true']) {
      grid-auto-flow: column;
      justify-content: end;
    }
  }
`;

/** Props of AlertDialog. */
export type AlertDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  /** The label of the cancel button, which has the focus at first. */
  cancelLabel: string;
  /** The label of the button that calls `onConfirm`. Pass another text while `pending`. */
  confirmLabel: string;
  onConfirm: () => void;
  /** A better alternative, shown as the first button. */
  instead?: { label: string; onPress: () => void };
  /** While true, the buttons are disabled, and the user cannot close the dialog. */
  pending?: boolean;
};

/** A dialog that asks for confirmation. A press outside does nothing; Cancel and Escape close the dialog. */
export function AlertDialog(props: AlertDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    cancelLabel,
    confirmLabel,
    onConfirm,
    instead,
    pending = false,
  } = props;
  const { onCloseAutoFocus, onOpenAutoFocus } = useReturnFocus();
  const confirm = (
    <Button tone="danger" disabled={pending} onClick={onConfirm}>
      {confirmLabel}
    </Button>
  );
  return (
    <Radix.Root open={open} onOpenChange={(next) => pending || onOpenChange(next)}>
      <Radix.Portal>
        <Scrim>
          <Sheet onOpenAutoFocus={onOpenAutoFocus} onCloseAutoFocus={onCloseAutoFocus} aria-busy={pending}>
            <Title>{title}</Title>
            <Description asChild>
              <div>{description}</div>
            </Description>
            <Actions data-stacked={Boolean(instead)}>
              {instead && (
                <Button tone="primary" disabled={pending} onClick={instead.onPress}>
                  {instead.label}
                </Button>
              )}
              {instead && confirm}
              <Radix.Cancel asChild>
                <Button disabled={pending}>{cancelLabel}</Button>
              </Radix.Cancel>
              {!instead && confirm}
            </Actions>
          </Sheet>
        </Scrim>
      </Radix.Portal>
    </Radix.Root>
  );
}
