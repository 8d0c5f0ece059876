import { createContext, type ReactNode, startTransition, useContext, useMemo, useRef, useState } from 'react';
import { type OpeningRequest, scrollToTop, showAddress } from '../device/address';
import { forgetMemberLook } from '../device/memberLook';
import type { ViewerKind } from '../device/viewerKind';
import { useOpening } from './useOpening';

/** The dialogs of signing in; `linkSignIn` connects an external sign-in with the account that has its e-mail. */
export type AuthDialogName = 'signIn' | 'createAccount' | 'linkSignIn';

/** Who is here, and what changes that. */
export type Session = {
  kind: ViewerKind;
  /** Counts sign-ins on this page; the app is built anew for each, so nobody sees another one's answers. */
  epoch: number;
  /** The page was opened right after a logout: only the landing is shown. Kept in memory only (decision D7). */
  hasLoggedOut: boolean;
  dialog: AuthDialogName | null;
  /** What the dialog linkSignIn is about. */
  linkToken: string | null;
  /** Where a sign-in by a provider returns to: what the address asked for, else null for the page as it is. */
  returnTo: string | null;
  openDialog: (name: AuthDialogName) => void;
  /** Closes the dialog and clears hasLoggedOut. */
  closeDialog: () => void;
  /** Somebody signed in: closes the dialog and goes where the sign-in was asked for. Reset the Relay environment first. */
  signedIn: (kind: ViewerKind) => void;
  /** The server no longer knows the session, or knows it as another kind. */
  changed: (kind: ViewerKind) => void;
  /** The reader has just deleted the account: the landing says so once. */
  hasDeletedAccount: boolean;
  /** Goes to the landing at / after a deletion. Clear the device and reset the Relay environment first. */
  accountDeleted: () => void;
};

const SessionContext = createContext<Session | null>(null);

/** The session; throws outside of SessionProvider. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider around it.');
  return session;
}

/** Props of SessionProvider: whom the server saw and what the address asked for. */
export type SessionProviderProps = { viewer: ViewerKind; opening?: OpeningRequest; children: ReactNode };

type State = Pick<Session, 'kind' | 'epoch' | 'hasLoggedOut' | 'hasDeletedAccount' | 'dialog' | 'returnTo'>;

/** Holds the session of this page. A change of who is here is a transition: the old screen stays until the new one is loaded. */
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
        // A guest goes on from here to other pages; a visitor is where the sign-in was asked for, and may ask again.
        if (viewer === 'GUEST') returnTo.current = null;
        set({ dialog: null, hasLoggedOut: false, returnTo: returnTo.current });
      },
      changed: (kind: ViewerKind) => {
        if (kind !== 'MEMBER') forgetMemberLook();
        set({ kind });
      },
      accountDeleted: () => {
        showAddress('/');
        scrollToTop();
        set({ kind: 'ANONYMOUS', hasDeletedAccount: true });
      },
      signedIn: (kind: ViewerKind) =>
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
        }),
    };
  }, [viewer]);
  useOpening(opening, viewer, change);
  const linkToken = opening?.linkToken ?? null;
  const session = useMemo(() => ({ ...state, ...change, linkToken }), [state, change, linkToken]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
