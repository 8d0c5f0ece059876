import { useRef } from 'react';

/**
 * Radix returns the focus only to its own trigger, but our modals can be opened from anywhere. Spread the result on the
 * content of a modal: when the modal closes, the element that had the focus before gets the focus back. When the modal
 * opens, Radix focuses the first control that is not a link. If a link should get the focus instead, mark the link with
 * `data-first-focus`.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      const first = (event.currentTarget as Element).querySelector<HTMLElement>('[data-first-focus]');
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
