import { useState, useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

/** Stores whether the dialog with all filters is open, and updates the components that call useFrozenWhileOpen. */
export function setSheetOpen(open: boolean): void {
  if (open === isOpen) return;
  isOpen = open;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * While the dialog with all filters is open, returns the value from the moment when it opened. While the dialog is
 * closed, returns the current value. So the parts that show this value do not change while the user chooses filters.
 */
export function useFrozenWhileOpen<Value>(value: Value): Value {
  const open = useSyncExternalStore(subscribe, () => isOpen);
  const [frozen, setFrozen] = useState(value);
  if (!open && frozen !== value) setFrozen(value);
  return open ? frozen : value;
}
