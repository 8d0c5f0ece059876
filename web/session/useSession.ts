import { createContext, useContext } from 'react';
import type { ViewerKind } from '../device/viewerKind';

/** The sign-in dialogs; `linkSignIn` connects an external sign-in with the account that has its e-mail. */
export type AuthDialogName = 'signIn' | 'createAccount' | 'linkSignIn';

/** The current viewer, and the functions that change it. */
export type Session = {
  kind: ViewerKind;
  /** Counts sign-ins on this page. Each one mounts a new app, so nobody sees another person's data. */
  epoch: number;
  /** True if the page was opened right after a logout: only the landing is shown. Only in memory. */
  hasLoggedOut: boolean;
  dialog: AuthDialogName | null;
  /** The token for the dialog linkSignIn. */
  linkToken: string | null;
  /** Where a sign-in with a provider returns to: the path in the address, or null for the current page. */
  returnTo: string | null;
  openDialog: (name: AuthDialogName) => void;
  /** Closes the dialog and clears hasLoggedOut. */
  closeDialog: () => void;
  /** Call after a sign-in: closes the dialog and goes to `returnTo`. Reset the Relay environment first. */
  signedIn: (kind: ViewerKind) => void;
  /** Call when the server no longer knows the session, or knows it as another kind. */
  changed: (kind: ViewerKind) => void;
  /** True if the reader has just deleted the account: the landing says so once. */
  hasDeletedAccount: boolean;
  /** Goes to the landing at / after a deletion. Clear the device and reset the Relay environment first. */
  accountDeleted: () => void;
};

/** The context of SessionProvider. */
export const SessionContext = createContext<Session | null>(null);

/** The session. Throws outside SessionProvider. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider around it.');
  return session;
}
