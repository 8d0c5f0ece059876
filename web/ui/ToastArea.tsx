import * as Radix from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from './IconButton';
import { toastAction, toastCard, toastDescription, toastSpot, toastTitle, toastWords } from './toastStyles';
import { OPEN_MS, type ToastState } from './useToastState';

const SWIPE_PX = 50;

/** Texts of the toasts, already in the user's language. */
export type ToastWords = {
  /** Name of the region, such as "Notifications ({hotkey})". Radix replaces {hotkey} with the key. */
  regionLabel: string;
  /** A word such as "Notification". Assistive technology says it before each toast. */
  label: string;
  dismissLabel: string;
};

/** Props of ToastArea; `focusFirst`: the region of the toasts gets the focus on mount, because F8 was pressed. */
export type ToastAreaProps = ToastWords & {
  toast?: ToastState;
  onOpenChange: (id: number, open: boolean) => void;
  focusFirst: boolean;
};

const Viewport = styled(Radix.Viewport)`
  ${toastSpot}
`;
const Card = styled(Radix.Root)`
  ${toastCard}
  touch-action: none;
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: none;
    transition: transform var(--calm) var(--ease);
  }
`;
const Words = styled.div`
  ${toastWords}
`;
const Title = styled(Radix.Title)`
  ${toastTitle}
`;
const Description = styled(Radix.Description)`
  ${toastDescription}
`;

const Action = styled(Radix.Action)`
  ${toastAction}
`;

/**
 * Draws the toast. The toast closes after OPEN_MS, on Escape, on a press on one of its buttons, or on a swipe to the
 * right. While the toast is hovered or focused, it does not close by itself.
 */
export function ToastArea({ toast, onOpenChange, focusFirst, regionLabel, label, dismissLabel }: ToastAreaProps) {
  const viewport = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (focusFirst) viewport.current?.focus();
  }, [focusFirst]);
  return (
    <Radix.Provider label={label} duration={OPEN_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {toast && (
        <Card
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => onOpenChange(toast.id, open)}
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          data-tone={toast.tone ?? 'default'}
        >
          {/* Without the space after the title, screen readers would join its last word with the description. */}
          <Words>
            <Title>{`${toast.title} `}</Title>
            {toast.description && <Description>{toast.description}</Description>}
          </Words>
          {toast.action && (
            <Action altText={toast.action.hint} onClick={toast.action.onPress}>
              {toast.action.label}
            </Action>
          )}
          <Radix.Close asChild>
            <IconButton label={dismissLabel}>
              <X size={18} aria-hidden />
            </IconButton>
          </Radix.Close>
        </Card>
      )}
      <Viewport ref={viewport} label={regionLabel} hotkey={['F8']} />
    </Radix.Provider>
  );
}
