import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Session, SessionData, Store } from 'express-session';
import type { Language } from '../languages';
import { expireCookie } from '../request/cookies';
import { anonymous, type Viewer } from '../Viewer';

declare module 'express-session' {
  interface SessionData {
    userId: string;
    kind: 'GUEST' | 'MEMBER';
    /** The UTC day of the session's last extension, e.g. 2026-11-21. The session is extended at most once a day. */
    seenOn: string;
    /**
     * The user id of the guest who used this device before the member signed in. It is removed when the guest's saves
     * have been imported.
     */
    formerGuestId: string;
  }
}

/** The name of the cookie with the signed session id. On https the name has a prefix, see cookies.ts. */
export const SESSION_COOKIE = 'fuud_session';

/** Milliseconds from the last extension of a session to its end. The privacy notices name these 30 days. */
export const SESSION_LIFETIME = 30 * 24 * 60 * 60 * 1000;

type SessionRequest = IncomingMessage & { session?: Session & Partial<SessionData>; sessionStore?: Store };

/** Today in UTC, in the form that sessions store. */
export const today = () => new Date().toISOString().slice(0, 10);

/** The viewer of a request, after installSession has run. The session stores the viewer, so no user row is read. */
export function viewerOf(request: IncomingMessage): Viewer {
  const { userId, kind } = (request as SessionRequest).session ?? {};
  return userId && kind ? { kind, userId } : anonymous;
}

/**
 * The user id of the guest who used this device before the member signed in. Null after `forgetFormerGuest`, and if the
 * session has no such guest.
 */
export function formerGuestOf(request: IncomingMessage): string | null {
  return (request as SessionRequest).session?.formerGuestId ?? null;
}

const accountLanguages = new WeakMap<IncomingMessage, Language | null>();

/** Sets the account's language for a request. SessionStore calls this when it has read the language. */
export function setAccountLanguage(request: IncomingMessage, language: Language | null): void {
  accountLanguages.set(request, language);
}

/** The language chosen in the account of the request's session; null if none is chosen or there is no session. */
export function accountLanguageOf(request: IncomingMessage): Language | null {
  return accountLanguages.get(request) ?? null;
}

/** Removes the former guest from the session. After this, a second import of the guest's data finds no guest. */
export function forgetFormerGuest(request: IncomingMessage): Promise<void> {
  const { session } = request as SessionRequest;
  if (!session?.formerGuestId) return Promise.resolve();
  session.formerGuestId = undefined;
  return save(session);
}

/** A user who has proved their identity and may sign in, with the values that the row in `users` had at that moment. */
export interface SigningInUser {
  /** uuid */
  id: string;
  isGuest: boolean;
  /** The stored password hash at that moment; null if there is none. If the hash has changed, the sign-in fails. */
  password: string | null;
}

const signingInUsers = new WeakMap<object, SigningInUser>();

/**
 * The session store calls this function for each write of a session. The first call after a sign-in returns the user
 * who signed in, and later calls return undefined.
 */
export function takeSigningInUser(session: object): SigningInUser | undefined {
  const user = signingInUsers.get(session);
  signingInUsers.delete(session);
  return user;
}

/**
 * Signs the user in on this request. The session gets a new id, so a session id that an attacker knows is useless.
 * @throws UserError UNAUTHENTICATED when the account was deleted or its password has changed
 */
export async function signIn(request: IncomingMessage, user: SigningInUser): Promise<void> {
  const formerGuestId = guestBefore(request, user);
  await openSession(request);
  const fresh = await regenerate(request as SessionRequest);
  Object.assign(fresh, { userId: user.id, kind: user.isGuest ? 'GUEST' : 'MEMBER', seenOn: today() });
  if (formerGuestId) fresh.formerGuestId = formerGuestId;
  signingInUsers.set(fresh, user);
  try {
    await save(fresh);
  } catch (error) {
    await new Promise((resolve) => fresh.destroy(resolve)); // without this, the request would continue as that user
    throw error;
  }
}

type SessionOpener = (done: (error?: unknown) => void) => void;

const sessionOpeners = new WeakMap<IncomingMessage, SessionOpener>();

/** Registers `open` for a request without a session. If the request signs in, `open` creates the session. */
export function registerSessionOpener(request: IncomingMessage, open: SessionOpener): void {
  sessionOpeners.set(request, open);
}

function openSession(request: IncomingMessage): Promise<void> {
  const open = sessionOpeners.get(request);
  sessionOpeners.delete(request);
  return new Promise((resolve, reject) => {
    if (open) open((error) => (error ? reject(error) : resolve()));
    else resolve();
  });
}

/**
 * Creates a new session. This function calls `regenerate` of the store, not of the session, because a request has no
 * session after a signOut.
 */
function regenerate(request: SessionRequest): Promise<Session & Partial<SessionData>> {
  return new Promise((resolve, reject) => {
    const { sessionStore } = request;
    if (!sessionStore) return reject(new Error('The session step did not run.'));
    sessionStore.regenerate(request as never, (error) => {
      if (error) return reject(error);
      resolve(request.session as Session & Partial<SessionData>);
    });
  });
}

/**
 * The id of the guest who used this session before this user signed in. If the same member signs in again, the result
 * is the same guest. Null if the user is a guest, if another member was signed in, or if there was no guest before.
 */
function guestBefore(request: IncomingMessage, user: SigningInUser): string | null {
  const before = viewerOf(request);
  if (user.isGuest) return null;
  if (before.kind === 'GUEST') return before.userId;
  return before.userId === user.id ? formerGuestOf(request) : null;
}

function save(session: Session): Promise<void> {
  return new Promise((resolve, reject) => {
    session.save((error) => (error ? reject(error) : resolve()));
  });
}

/** Ends this request's session on the server and expires its cookie. The same request may sign in again. */
export function signOut(request: IncomingMessage, response: ServerResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    expireCookie({ request, response }, SESSION_COOKIE);
    const { session } = request as SessionRequest;
    if (!session) return resolve();
    // `regenerate` is not used here, because it would also begin a new session, which is not needed.
    session.destroy((error) => (error ? reject(error) : resolve()));
  });
}
