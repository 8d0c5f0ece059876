import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Session, SessionData, Store } from 'express-session';
import type { Language } from '../languages';
import { expireCookie } from '../request/cookies';
import { anonymous, type Viewer } from '../Viewer';

declare module 'express-session' {
  interface SessionData {
    userId: string;
    kind: 'GUEST' | 'MEMBER';
    /** The UTC day of the last write, e.g. 2026-11-21: a session in use is extended once a day. */
    seenOn: string;
    /** The guest (user id) that a member's device was until it signed in; gone once that guest's saves are imported. */
    formerGuestId: string;
  }
}

/** The name of the cookie that holds the signed session id; on https it has a prefix, see cookies.ts. */
export const SESSION_COOKIE = 'fuud_session';

/** Milliseconds that a session lasts after its last day of use: the 30 days that the privacy notices tell (web/intl/notices). */
export const SESSION_LIFETIME = 30 * 24 * 60 * 60 * 1000;

type SessionRequest = IncomingMessage & { session?: Session & Partial<SessionData>; sessionStore?: Store };

/** Today in UTC, as sessions note it. */
export const today = () => new Date().toISOString().slice(0, 10);

/**
 * The viewer of a request that `installSession` has seen. The session keeps who asks, so that no request reads the user
 * just to know.
 */
export function viewerOf(request: IncomingMessage): Viewer {
  const { userId, kind } = (request as SessionRequest).session ?? {};
  return userId && kind ? { kind, userId } : anonymous;
}

/** The guest (user id) that this member's device was until it signed in, until `forgetFormerGuest`; null for everybody else. */
export function formerGuestOf(request: IncomingMessage): string | null {
  return (request as SessionRequest).session?.formerGuestId ?? null;
}

const accountLanguages = new WeakMap<IncomingMessage, Language | null>();

/** Told by the store, which reads it with the session. */
export function keepAccountLanguage(request: IncomingMessage, language: Language | null): void {
  accountLanguages.set(request, language);
}

/** The language that the account of a request's session has chosen; null where none is chosen. */
export function accountLanguageOf(request: IncomingMessage): Language | null {
  return accountLanguages.get(request) ?? null;
}

/** The former guest's things are the member's now: another import finds no guest to take from. */
export function forgetFormerGuest(request: IncomingMessage): Promise<void> {
  const { session } = request as SessionRequest;
  if (!session?.formerGuestId) return Promise.resolve();
  session.formerGuestId = undefined;
  return save(session);
}

/** Who may sign in: a user as its row was when the door was opened for it. */
export interface Entrant {
  /** uuid */
  id: string;
  isGuest: boolean;
  /** The stored hash that was compared with; null when another proof than a password counted. */
  password: string | null;
}

const beginnings = new WeakMap<object, Entrant>();

/** Whose session begins with this write; undefined for the later writes of a session that has begun. */
export function takeBeginning(session: object): Entrant | undefined {
  const entrant = beginnings.get(session);
  beginnings.delete(session);
  return entrant;
}

/**
 * Signs in on this request's session, under a new session id (so a planted id is worth nothing).
 * @throws UserError UNAUTHENTICATED when the account is gone, or has another password by now
 */
export async function signIn(request: IncomingMessage, user: Entrant): Promise<void> {
  const formerGuestId = guestBefore(request, user);
  await opened(request);
  const fresh = await regenerate(request as SessionRequest);
  Object.assign(fresh, { userId: user.id, kind: user.isGuest ? 'GUEST' : 'MEMBER', seenOn: today() });
  if (formerGuestId) fresh.formerGuestId = formerGuestId;
  beginnings.set(fresh, user);
  try {
    await save(fresh);
  } catch (error) {
    await new Promise((resolve) => fresh.destroy(resolve)); // else the request would go on as that user
    throw error;
  }
}

type Open = (done: (error?: unknown) => void) => void;

const unopened = new WeakMap<IncomingMessage, Open>();

/** For a request that came without a session: `open` gives it one if it signs in. */
export function openOnDemand(request: IncomingMessage, open: Open): void {
  unopened.set(request, open);
}

function opened(request: IncomingMessage): Promise<void> {
  const open = unopened.get(request);
  unopened.delete(request);
  return new Promise((resolve, reject) => {
    if (open) open((error) => (error ? reject(error) : resolve()));
    else resolve();
  });
}

/** Asked of the store: after a signOut in the same request there is no session to ask. */
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

/** The guest this session was before the member signs in, or one it still remembers of the same member. */
function guestBefore(request: IncomingMessage, user: Entrant): string | null {
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
    // Destroyed rather than regenerated: a fresh session would be kept and its cookie sent, to nobody's use.
    session.destroy((error) => (error ? reject(error) : resolve()));
  });
}
