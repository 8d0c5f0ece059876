import { useState, useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

/** Tells that the dialog with all filters opened or closed. */
export function noteSheet(open: boolean): void {
  if (open === isOpen) return;
  isOpen = open;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The value as it was when the dialog with all filters opened; while the dialog is closed, the present value. Nothing
 * below the dialog moves while the reader chooses.
 */
export function useAsOpened<Value>(value: Value): Value {
  const open = useSyncExternalStore(subscribe, () => isOpen);
  const [kept, keep] = useState(value);
  if (!open && kept !== value) keep(value);
  return open ? kept : value;
}
