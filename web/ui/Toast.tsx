import * as Radix from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from './IconButton';
import { type ToastMessage, useToastState } from './useToastState';

const OPEN_MS = 5000;
const SWIPE_PX = 50;

const ShowToast = createContext<(message: ToastMessage) => void>(() => undefined);

/** The function that shows a toast; a new one takes the place of the one shown. */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ShowToast);
}

const slide = keyframes`
  from { opacity: 0; transform: translateY(14px); }
`;
const Viewport = styled(Radix.Viewport)`
  position: fixed;
  right: 0;
  bottom: calc(var(--bar-height) + env(safe-area-inset-bottom));
  z-index: 80;
  width: min(420px, 100vw);
  padding: 16px;
  outline: none;
  pointer-events: none;
`;
const Card = styled(Radix.Root)`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: start;
  gap: 2px 8px;
  padding: 14px 8px 14px 18px;
  border: 1px solid var(--line);
  border-left: 5px solid var(--success);
  border-radius: var(--radius);
  background: var(--raised);
  box-shadow: var(--shadow);
  pointer-events: auto;
  touch-action: none;
  animation: ${slide} var(--calm) var(--ease);
  &[data-tone='destructive'] {
    border-left-color: var(--danger);
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: none;
    transition: transform var(--calm) var(--ease);
  }
`;
const Title = styled(Radix.Title)`
  padding-top: 10px;
  font-weight: 650;
`;
const Description = styled(Radix.Description)`
  white-space: pre-line;
  grid-column: 1;
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;

/** Props of ToastProvider: the words it needs, already in the reader's language. */
export type ToastProviderProps = {
  /** Name of the region; Radix puts the key in place of {hotkey}: "Notifications ({hotkey})". */
  regionLabel: string;
  /** Said before each toast by assistive technology: "Notification". */
  label: string;
  dismissLabel: string;
  children: ReactNode;
};

/**
 * Holds the one toast: shown for 5000 ms (longer while hovered or focused), swiped away to the right after 50 px,
 * reached with F8. A closed toast is gone from screen and accessibility tree at once and forgotten after 1,000,000 ms.
 */
export function ToastProvider({ regionLabel, label, dismissLabel, children }: ToastProviderProps) {
  const { toast, show, setOpen } = useToastState();
  return (
    <ShowToast.Provider value={show}>
      <Radix.Provider label={label} duration={OPEN_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
        {children}
        {toast && (
          <Card
            key={toast.id}
            open={toast.open}
            onOpenChange={setOpen}
            type={toast.tone === 'destructive' ? 'foreground' : 'background'}
            data-tone={toast.tone ?? 'default'}
          >
            {/* The blank keeps title and description two words where they are read out as one text. */}
            <Title>{`${toast.title} `}</Title>
            <Radix.Close asChild>
              <IconButton label={dismissLabel}>
                <X size={18} aria-hidden />
              </IconButton>
            </Radix.Close>
            {toast.description && <Description>{toast.description}</Description>}
          </Card>
        )}
        <Viewport label={regionLabel} hotkey={['F8']} />
      </Radix.Provider>
    </ShowToast.Provider>
  );
}
