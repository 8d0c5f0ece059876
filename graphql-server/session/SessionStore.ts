import connectPgSimple from 'connect-pg-simple';
import session from 'express-session';
import type { Pool } from 'pg';
import { coalesce } from '../database/coalesce';
import { UserError } from '../errors/UserError';
import { type Language, languageOf } from '../languages';
import { type SigningInUser, setAccountLanguage, takeSigningInUser } from './session';

const PgStore = connectPgSimple(session);

/** Reads sessions together with their owners' languages, so a request needs no second query for the language. */
const READ = `
  SELECT s.sid, s.sess::text AS text, u.language FROM sessions s LEFT JOIN user_settings u ON u.user_id = (s.sess->>'userId')::uuid
  WHERE s.sid = ANY($1) AND s.expire >= to_timestamp($2)`;

/**
 * Sessions in Postgres. In this store, only signing in creates a row. Later writes update the row, or do nothing when
 * the session has ended. So a request that is still running when a session ends cannot restore it. The account's
 * language is read together with the session, but it is not part of the session: see accountLanguageOf.
 */
export class SessionStore extends PgStore {
  readonly #pool: Pool;
  readonly #languages = new WeakMap<session.SessionData, Language | null>();

  readonly #sessions = coalesce((sids: readonly string[]) => this.#read(sids));

  constructor(options: connectPgSimple.PGStoreOptions & { pool: Pool }) {
    super(options);
    this.#pool = options.pool;
  }

  override get(sid: string, done: (error: unknown, data?: session.SessionData | null) => void): void {
    this.#sessions(sid).then(
      (data) => done(null, data),
      (error: unknown) => done(error),
    );
  }

  override createSession(request: Parameters<session.Store['createSession']>[0], data: session.SessionData) {
    setAccountLanguage(request, this.#languages.get(data) ?? null);
    return super.createSession(request, data);
  }

  override set(sid: string, data: session.SessionData, done: (error?: unknown) => void = () => undefined): void {
    const user = takeSigningInUser(data);
    const written = user ? this.#begin(sid, data, user) : this.#change(sid, data);
    written.then(() => done(), done);
  }

  async #read(sids: readonly string[]): Promise<(session.SessionData | null)[]> {
    const { rows } = await this.#pool.query<{ sid: string; text: string; language: string | null }>({
      name: 'sessions',
      text: READ,
      values: [sids, Math.floor(Date.now() / 1000)],
    });
    const found = new Map(rows.map((row) => [row.sid, row]));
    return sids.map((sid) => {
      const row = found.get(sid);
      if (!row) return null;
      const data: session.SessionData = JSON.parse(row.text); // each request gets its own copy
      this.#languages.set(data, languageOf(row.language));
      return data;
    });
  }

  /**
   * Locks the user's row while it creates the session. If the account is deleted or its password changes at the same
   * time, either no session is created, or the session is created first and then ended with the account's other
   * sessions.
   */
  async #begin(sid: string, data: session.SessionData, { id, password }: SigningInUser): Promise<void> {
    const { rowCount } = await this.#pool.query(
      `WITH owner AS (SELECT 1 FROM users WHERE id = $4 AND password IS NOT DISTINCT FROM $5 FOR SHARE)
       INSERT INTO sessions (sid, sess, expire) SELECT $1, $2, to_timestamp($3) FROM owner`,
      [sid, data, expiryOf(data), id, password],
    );
    if (!rowCount) throw new UserError('UNAUTHENTICATED', 'This account has just changed. Sign in again.');
  }

  /**
   * Updates a session. This happens at least once on each day of use, because installSession.ts changes `seenOn` on
   * the first request of a day. For a guest, this also sets the user's updated_at to now, because jobs/sweepExpired.ts
   * reads this column.
   */
  async #change(sid: string, data: session.SessionData): Promise<void> {
    await this.#pool.query(
      `WITH changed AS (UPDATE sessions SET sess = $2, expire = to_timestamp($3) WHERE sid = $1 RETURNING sess)
       UPDATE users SET updated_at = now() FROM changed WHERE is_guest AND users.id = (changed.sess->>'userId')::uuid`,
      [sid, data, expiryOf(data)],
    );
  }
}

/** When the session ends, in seconds since 1970. */
function expiryOf({ cookie }: session.SessionData): number {
  return Math.ceil(new Date(cookie.expires ?? Date.now()).valueOf() / 1000);
}
