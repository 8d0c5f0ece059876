import session from 'express-session';
import type { Pool } from 'pg';
import { log } from '../log';
import type { Step } from '../request/chain';
import { hostPrefixedName, readCookie } from '../request/cookies';
import { isHttps } from '../request/isHttps';
import { SessionStore } from '../session/SessionStore';
import { registerSessionOpener, SESSION_COOKIE, SESSION_LIFETIME, today, viewerOf } from '../session/session';

const HOUR = 60 * 60 * 1000;

/**
 * Stores sessions in Postgres. On each day (UTC), the first request of a member or guest extends the session. The
 * session then ends SESSION_LIFETIME after that request. A request without our cookie does not read a session from the
 * database. A request with the cookie reads the session's row once.
 * @returns a function that stops the deletion of old sessions and closes the store
 */
export function installSession(steps: Step[], { pool, secret }: { pool: Pool; secret: string }) {
  const store = new SessionStore({
    pool,
    tableName: 'sessions',
    disableTouch: true, // the daily write below replaces a write per request
    pruneSessionInterval: false, // the timer below prunes instead, because our `get` does not start the store's timer
    errorLog: (message: unknown) => log.warn('session store', { message: String(message) }),
  });
  const pruning = setInterval(() => store.pruneSessions(), HOUR).unref();
  /** express-session supports only one cookie name, so each name has its own reader. */
  const readerOf = (name: string) =>
    session({
      store,
      secret,
      name,
      resave: false,
      saveUninitialized: false,
      cookie: { httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: SESSION_LIFETIME, path: '/' },
    });
  const [onHttps, onHttp] = [readerOf(hostPrefixedName(SESSION_COOKIE)), readerOf(SESSION_COOKIE)];
  steps.push((request, response, next) => {
    const readSession = isHttps(request) ? onHttps : onHttp;
    // express-session works with Node's own request and response, although its types require those of Express.
    const read = (done: (error?: unknown) => void) => readSession(request as never, response as never, done);
    if (readCookie(request, SESSION_COOKIE) === undefined) {
      // A session is created only on demand, because most visitors never sign in. To create a session, the server
      // computes an id and three hashes.
      registerSessionOpener(request, read);
      return next();
    }
    read((error) => {
      if (error) return next(error);
      const { session } = request as typeof request & { session?: { seenOn?: string } };
      if (session && viewerOf(request).kind !== 'ANONYMOUS' && session.seenOn !== today()) session.seenOn = today();
      next();
    });
  });
  return () => {
    clearInterval(pruning);
    store.close();
  };
}
