import { useRef } from 'react';

/**
 * Radix gives focus back to its own trigger only; our modals are opened from anywhere. Spread the answer on a modal's
 * content: what had the focus when it opened gets it back when it closes.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
