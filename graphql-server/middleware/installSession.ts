import session from 'express-session';
import type { Pool } from 'pg';
import { log } from '../log';
import type { Step } from '../request/chain';
import { hostName, readCookie } from '../request/cookies';
import { isHttps } from '../request/isHttps';
import { SessionStore } from '../session/SessionStore';
import { openOnDemand, SESSION_COOKIE, SESSION_LIFETIME, today, viewerOf } from '../session/session';

const HOUR = 60 * 60 * 1000;

/**
 * Sessions in Postgres, sliding (SESSION_LIFETIME). A request without our cookie reads nothing; one with it reads its row once,
 * and writes it at most once a day.
 * @returns a function that ends the store's housekeeping.
 */
export function installSession(steps: Step[], { pool, secret }: { pool: Pool; secret: string }) {
  const store = new SessionStore({
    pool,
    tableName: 'sessions',
    disableTouch: true, // the daily write below replaces a write per request
    pruneSessionInterval: false, // it would begin with the store's own reading, which ours replaces
    errorLog: (message: unknown) => log.warn('session store', { message: String(message) }),
  });
  const pruning = setInterval(() => store.pruneSessions(), HOUR).unref();
  /** express-session knows one name of its cookie, so each name has a reader. */
  const readerOf = (name: string) =>
    session({
      store,
      secret,
      name,
      resave: false,
      saveUninitialized: false,
      cookie: { httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: SESSION_LIFETIME, path: '/' },
    });
  const [onHttps, onHttp] = [readerOf(hostName(SESSION_COOKIE)), readerOf(SESSION_COOKIE)];
  steps.push((request, response, next) => {
    const readSession = isHttps(request) ? onHttps : onHttp;
    // express-session takes Node's own request and response; its types ask for Express' additions, which it does not use.
    const read = (done: (error?: unknown) => void) => readSession(request as never, response as never, done);
    if (readCookie(request, SESSION_COOKIE) === undefined) {
      openOnDemand(request, read); // most never sign in: a session that nobody keeps costs an id and three hashes
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
