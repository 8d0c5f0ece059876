import { createContext, useContext } from 'react';
import type { ViewerKind } from '../device/viewerKind';

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

/** What SessionProvider gives. */
export const SessionContext = createContext<Session | null>(null);

/** The session; throws outside of SessionProvider. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider around it.');
  return session;
}
