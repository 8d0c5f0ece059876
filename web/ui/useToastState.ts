import { useCallback, useEffect, useState } from 'react';

/** How long a toast stays. */
export const OPEN_MS = 5000;
/** How long a closed one is kept. */
const FORGET_MS = 1_000_000;

/** Something a toast offers to do, such as "Undo"; `hint` says what it does to whoever only hears it. Doing it closes the toast. */
export type ToastAction = { label: string; hint: string; onPress: () => void };

/** What a toast says. `destructive` is for failures. */
export type ToastMessage = {
  title: string;
  description?: string;
  tone?: 'default' | 'destructive';
  action?: ToastAction;
};

/** The one toast: what it says, which it is, and whether it shows. */
export type ToastState = ToastMessage & { id: number; open: boolean };

/**
 * The state behind the toasts: never more than one, a new one takes the place of the old. A closed one is kept, for
 * nobody to see, until it is forgotten (decision D50).
 */
export function useToastState() {
  const [toast, setToast] = useState<ToastState>();
  const show = useCallback((message: ToastMessage) => {
    setToast((previous) => ({ ...message, id: (previous?.id ?? 0) + 1, open: true }));
  }, []);
  const setOpen = useCallback((open: boolean) => setToast((now) => now && { ...now, open }), []);
  const closedId = toast && !toast.open ? toast.id : undefined;
  useEffect(() => {
    if (closedId === undefined) return undefined;
    const timer = setTimeout(() => setToast((now) => (now?.id === closedId ? undefined : now)), FORGET_MS);
    return () => clearTimeout(timer);
  }, [closedId]);
  return { toast, show, setOpen };
}
