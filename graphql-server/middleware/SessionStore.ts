import connectPgSimple from 'connect-pg-simple';
import session from 'express-session';
import type { Pool } from 'pg';
import { UserError } from '../domain/UserError';
import { type Entrant, takeBeginning } from './session';

const PgStore = connectPgSimple(session);

/**
 * Sessions in Postgres. A row is made by signing in and by nothing else: later writes of a session change its row or,
 * once it has ended, nothing. So a request that is still on its way when a session ends cannot bring it back.
 */
export class SessionStore extends PgStore {
  readonly #pool: Pool;

  constructor(options: connectPgSimple.PGStoreOptions & { pool: Pool }) {
    super(options);
    this.#pool = options.pool;
  }

  override set(sid: string, data: session.SessionData, done: (error?: unknown) => void = () => undefined): void {
    const entrant = takeBeginning(data);
    const written = entrant ? this.#begin(sid, data, entrant) : this.#change(sid, data);
    written.then(() => done(), done);
  }

  /**
   * Holds the user's row while the session is made: of an account that goes, or gets another password, at the same time
   * either the session is refused here, or it is there to be ended with the others.
   */
  async #begin(sid: string, data: session.SessionData, { id, password }: Entrant): Promise<void> {
    const { rowCount } = await this.#pool.query(
      `WITH owner AS (SELECT 1 FROM users WHERE id = $4 AND password IS NOT DISTINCT FROM $5 FOR SHARE)
       INSERT INTO sessions (sid, sess, expire) SELECT $1, $2, to_timestamp($3) FROM owner`,
      [sid, data, expiryOf(data), id, password],
    );
    if (!rowCount) throw new UserError('UNAUTHENTICATED', 'This account has just changed. Sign in again.');
  }

  async #change(sid: string, data: session.SessionData): Promise<void> {
    await this.#pool.query('UPDATE sessions SET sess = $2, expire = to_timestamp($3) WHERE sid = $1', [
      sid,
      data,
      expiryOf(data),
    ]);
  }
}

/** Seconds since 1970. */
function expiryOf({ cookie }: session.SessionData): number {
  return Math.ceil(new Date(cookie.expires ?? Date.now()).valueOf() / 1000);
}
