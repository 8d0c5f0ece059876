import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { PlainToast } from './PlainToast';
import type { ToastAreaProps, ToastWords } from './ToastArea';
import { useFetchedPart } from './useFetchedPart';
import { type ToastMessage, useToastState } from './useToastState';

const ShowToast = createContext<(message: ToastMessage) => void>(() => undefined);

/** Returns the function that shows a toast. A new toast replaces the current toast. */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ShowToast);
}

const CloseToast = createContext<(topic: string) => void>(() => undefined);

/** Returns a function that closes the toast about a topic. Call it when what this toast says is no longer true. */
export function useCloseToast(): (topic: string) => void {
  return useContext(CloseToast);
}

let loaded: ComponentType<ToastAreaProps> | undefined;

/** Loads the component that draws toasts. */
export async function loadToastArea(): Promise<ComponentType<ToastAreaProps>> {
  loaded ??= (await import('./ToastArea')).ToastArea;
  return loaded;
}

/** Props of ToastProvider. */
export type ToastProviderProps = ToastWords & { children: ReactNode };

/**
 * Shows one toast at a time, for a few seconds (useToastState.ts), or longer while it is hovered or focused. A swipe to
 * the right closes the toast. F8 moves the focus to the toasts. A closed toast disappears immediately from the screen
 * and the accessibility tree; its state is deleted later. The code of ToastArea is loaded at the first toast or the
 * first F8. If the code cannot be loaded, a plain toast is shown.
 */
export function ToastProvider({ children, ...words }: ToastProviderProps) {
  const { toast, show, close, setOpen } = useToastState();
  const { Component: Area = loaded, failed, load } = useFetchedPart(loadToastArea);
  const [isKeyPressed, setKeyPressed] = useState(false);
  const fetchAndShow = useCallback(
    (message: ToastMessage) => {
      show(message);
      if (!loaded) void load();
    },
    [show, load],
  );
  useEffect(() => {
    if (Area) return undefined;
    const onKey = ({ code }: KeyboardEvent) => {
      if (code !== 'F8') return;
      setKeyPressed(true);
      void load();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [Area, load]);
  return (
    <ShowToast.Provider value={fetchAndShow}>
      <CloseToast.Provider value={close}>{children}</CloseToast.Provider>
      {Area && <Area {...words} toast={toast} onOpenChange={setOpen} focusFirst={isKeyPressed} />}
      {!Area && failed && toast && <PlainToast key={toast.id} toast={toast} onOpenChange={setOpen} />}
    </ShowToast.Provider>
  );
}
