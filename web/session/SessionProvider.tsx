import { type ReactNode, startTransition, useMemo, useRef, useState } from 'react';
import { type OpeningRequest, scrollToTop, showAddress } from '../device/address';
import { forgetMemberLook } from '../device/memberLook';
import { noteTabViewer } from '../device/tabViewer';
import { noteViewerKind, type ViewerKind } from '../device/viewerKind';
import { useOpening } from './useOpening';
import { type AuthDialogName, type Session, SessionContext } from './useSession';

/** Props of SessionProvider; `viewer`: the viewer's kind, from the server; `opening`: the parameters in the address. */
export type SessionProviderProps = { viewer: ViewerKind; opening?: OpeningRequest; children: ReactNode };

type State = Pick<Session, 'kind' | 'epoch' | 'hasLoggedOut' | 'hasDeletedAccount' | 'dialog' | 'returnTo'>;

/** Provides the session of this page. After a sign-in the old screen stays until the new screen has loaded. */
export function SessionProvider({ viewer, opening, children }: SessionProviderProps) {
  const [state, setState] = useState<State>({
    kind: viewer,
    epoch: 0,
    hasLoggedOut: opening?.loggedOut ?? false,
    hasDeletedAccount: false,
    dialog: null,
    returnTo: opening?.returnTo ?? null,
  });
  const returnTo = useRef(state.returnTo);
  const change = useMemo(() => {
    const set = (part: Partial<State>) => setState((now) => ({ ...now, ...part }));
    return {
      openDialog: (dialog: AuthDialogName) => set({ dialog }),
      closeDialog: () => {
        // A guest may go to other pages, so the page to open after the sign-in is forgotten. A visitor stays on the
        // landing page and may try to sign in again.
        if (viewer === 'GUEST') returnTo.current = null;
        set({ dialog: null, hasLoggedOut: false, returnTo: returnTo.current });
      },
      changed: (kind: ViewerKind) => {
        noteViewerKind(kind);
        if (kind !== 'MEMBER') forgetMemberLook();
        if (kind === 'ANONYMOUS') noteTabViewer({ kind, id: null });
        set({ kind });
      },
      accountDeleted: () => {
        noteViewerKind('ANONYMOUS');
        noteTabViewer({ kind: 'ANONYMOUS', id: null });
        showAddress('/');
        scrollToTop();
        set({ kind: 'ANONYMOUS', hasDeletedAccount: true });
      },
      signedIn: (kind: ViewerKind) => {
        noteViewerKind(kind);
        startTransition(() => {
          if (returnTo.current) showAddress(returnTo.current);
          returnTo.current = null;
          setState(({ epoch }) => ({
            kind,
            epoch: epoch + 1,
            hasLoggedOut: false,
            hasDeletedAccount: false,
            dialog: null,
            returnTo: null,
          }));
        });
      },
    };
  }, [viewer]);
  useOpening(opening, viewer, change);
  const linkToken = opening?.linkToken ?? null;
  const session = useMemo(() => ({ ...state, ...change, linkToken }), [state, change, linkToken]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
