import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { PlainToast } from './PlainToast';
import type { ToastAreaProps, ToastWords } from './ToastArea';
import { useFetchedPart } from './useFetchedPart';
import { type ToastMessage, useToastState } from './useToastState';

const ShowToast = createContext<(message: ToastMessage) => void>(() => undefined);

/** The function that shows a toast; a new one takes the place of the one shown. */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ShowToast);
}

let loaded: ComponentType<ToastAreaProps> | undefined;

/** Fetches what draws toasts. */
export async function loadToastArea(): Promise<ComponentType<ToastAreaProps>> {
  loaded ??= (await import('./ToastArea')).ToastArea;
  return loaded;
}

/** Props of ToastProvider. */
export type ToastProviderProps = ToastWords & { children: ReactNode };

/**
 * Holds the one toast: shown for a while (useToastState.ts), longer while hovered or focused, swiped away to the right,
 * reached with F8. A closed toast is gone from screen and accessibility tree at once and forgotten later.
 * What draws it is fetched for the first toast, or the first F8; a reader who cannot fetch it gets a plain one.
 */
export function ToastProvider({ children, ...words }: ToastProviderProps) {
  const { toast, show, setOpen } = useToastState();
  const { Part: Area = loaded, failed, bring } = useFetchedPart(loadToastArea);
  const [isKeyPressed, setKeyPressed] = useState(false);
  const fetchAndShow = useCallback(
    (message: ToastMessage) => {
      show(message);
      if (!loaded) void bring();
    },
    [show, bring],
  );
  useEffect(() => {
    if (Area) return undefined;
    const onKey = ({ code }: KeyboardEvent) => {
      if (code !== 'F8') return;
      setKeyPressed(true);
      void bring();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [Area, bring]);
  return (
    <ShowToast.Provider value={fetchAndShow}>
      {children}
      {Area && <Area {...words} toast={toast} onOpenChange={setOpen} focusFirst={isKeyPressed} />}
      {!Area && failed && toast && <PlainToast key={toast.id} toast={toast} onOpenChange={setOpen} />}
    </ShowToast.Provider>
  );
}
