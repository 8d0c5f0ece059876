import { useCallback, useEffect, useState } from 'react';

/** How long a toast stays open, in ms. */
export const OPEN_MS = 5000;
/** How long the state of a closed toast stays in memory, in ms. */
const FORGET_MS = 1_000_000;

/** An action of a toast, such as "Undo"; `hint` explains it to screen reader users. A press closes the toast. */
export type ToastAction = { label: string; hint: string; onPress: () => void };

/**
 * The content of a toast. The tones: `default`: a success; `neutral`: an action that first needs something else, such
 * as a sign-in; `warning`: something that needs a decision; `destructive`: a failure. `topic`: what the toast is about,
 * for useCloseToast.
 */
export type ToastMessage = {
  title: string;
  description?: string;
  tone?: 'default' | 'neutral' | 'warning' | 'destructive';
  action?: ToastAction;
  topic?: string;
};

/** The toast: its content, its id, and whether it is open. */
export type ToastState = ToastMessage & { id: number; open: boolean };

/**
 * The state of the toasts. There is at most one toast; a new toast replaces it. A closed toast is invisible, and its
 * state is deleted after FORGET_MS.
 */
export function useToastState() {
  const [toast, setToast] = useState<ToastState>();
  const show = useCallback((message: ToastMessage) => {
    setToast((previous) => ({ ...message, id: (previous?.id ?? 0) + 1, open: true }));
  }, []);
  // The press on an action closes its toast, but not the toast that the action has shown.
  const setOpen = useCallback(
    (id: number, open: boolean) => setToast((now) => (now?.id === id ? { ...now, open } : now)),
    [],
  );
  const close = useCallback(
    (topic: string) => setToast((now) => (now?.topic === topic ? { ...now, open: false } : now)),
    [],
  );
  const closedId = toast && !toast.open ? toast.id : undefined;
  useEffect(() => {
    if (closedId === undefined) return undefined;
    const timer = setTimeout(() => setToast((now) => (now?.id === closedId ? undefined : now)), FORGET_MS);
    return () => clearTimeout(timer);
  }, [closedId]);
  return { toast, show, close, setOpen };
}
