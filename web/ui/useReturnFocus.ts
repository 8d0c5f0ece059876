import { useRef } from 'react';

/**
 * Radix returns the focus only to its own trigger, but our modals can be opened from anywhere. Spread the result on the
 * content of a modal: when the modal closes, the element that had the focus before gets the focus back.
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
