import { createContext, useContext } from 'react';
import type { ViewerKind } from '../device/viewerKind';

/** The sign-in dialogs. `linkSignIn` connects an external sign-in with the account that has the same e-mail. */
export type AuthDialogName = 'signIn' | 'createAccount' | 'linkSignIn';

/** The current viewer, the state of the sign-in, and the functions that change them. */
export type Session = {
  kind: ViewerKind;
  /** Counts sign-ins on this page. Each sign-in mounts a new Shell, so that nobody sees another person's data. */
  epoch: number;
  /** True after a logout, until a dialog closes or a sign-in succeeds. Meanwhile every path shows the landing page. */
  hasLoggedOut: boolean;
  dialog: AuthDialogName | null;
  /** The token for the dialog linkSignIn. */
  linkToken: string | null;
  /** The path to open after a sign-in, read from the address. If it is null, the current page stays. */
  returnTo: string | null;
  openDialog: (name: AuthDialogName) => void;
  /** Closes the dialog and clears hasLoggedOut. For a guest, it also clears `returnTo`. */
  closeDialog: () => void;
  /** Call it after a sign-in. It closes the dialog and goes to `returnTo`. Reset the Relay environment first. */
  signedIn: (kind: ViewerKind) => void;
  /** Call it when a response of the server shows that the session has ended or that the viewer is of another kind. */
  changed: (kind: ViewerKind) => void;
  /** True after the account was deleted, until a sign-in. The landing page then says that the account is deleted. */
  hasDeletedAccount: boolean;
  /** Goes to / after a deletion. Clear the device and reset the Relay environment first. */
  accountDeleted: () => void;
};

/** The context of SessionProvider. */
export const SessionContext = createContext<Session | null>(null);

/** The session. @throws Error outside SessionProvider */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider around it.');
  return session;
}
