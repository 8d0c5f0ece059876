import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Session, SessionData } from 'express-session';

declare module 'express-session' {
  interface SessionData {
    userId: string;
    kind: 'GUEST' | 'MEMBER';
    /** The UTC day of the last write, e.g. 2026-11-21: a session in use is extended once a day. */
    seenOn: string;
  }
}

/** Who asks. Kept whole in the session, so that no request reads the user just to know who asks. */
export type RequestViewer = { kind: 'ANONYMOUS'; userId: null } | { kind: 'GUEST' | 'MEMBER'; userId: string };

export const SESSION_COOKIE = 'fuud_session';

type SessionRequest = IncomingMessage & { session?: Session & Partial<SessionData> };

/** Today in UTC, as sessions note it. */
export const today = () => new Date().toISOString().slice(0, 10);

/** The viewer of a request that `installSession` has seen. */
export function viewerOf(request: IncomingMessage): RequestViewer {
  const { userId, kind } = (request as SessionRequest).session ?? {};
  return userId && kind ? { kind, userId } : { kind: 'ANONYMOUS', userId: null };
}

/** Signs in on this request's session, under a new session id (so a planted id is worth nothing). */
export function signIn(request: IncomingMessage, user: { id: string; isGuest: boolean }): Promise<void> {
  return new Promise((resolve, reject) => {
    const { session } = request as SessionRequest;
    if (!session) return reject(new Error('The session step did not run.'));
    session.regenerate((error) => {
      if (error) return reject(error);
      const fresh = (request as SessionRequest).session as Session & Partial<SessionData>;
      Object.assign(fresh, { userId: user.id, kind: user.isGuest ? 'GUEST' : 'MEMBER', seenOn: today() });
      fresh.save((error) => (error ? reject(error) : resolve()));
    });
  });
}

/** Ends this request's session on the server and expires its cookie. */
export function signOut(request: IncomingMessage, response: ServerResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    response.appendHeader(
      'set-cookie',
      `${SESSION_COOKIE}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax`,
    );
    const { session } = request as SessionRequest;
    if (!session) return resolve();
    // Regenerated rather than destroyed: the old row goes, and the same request may sign in again.
    session.regenerate((error) => (error ? reject(error) : resolve()));
  });
}
