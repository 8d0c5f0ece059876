import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { StartError } from '../errors/StartError';

/** The advisory lock of the only Fuud server that uses an embedded Postgres. The bytes of the number spell "fuud". */
const SERVER_LOCK = 0x66757564;

/** Shows that this process is the only Fuud server that uses its embedded Postgres. */
export interface Claim {
  /** Resolves when the connection with the lock ends without `release`, most likely because Postgres stopped. */
  lost: Promise<void>;
  release(): Promise<void>;
}

/**
 * Makes this process the only Fuud server that uses an embedded Postgres. To do so, this function takes a lock in
 * Postgres. If the process is killed, Postgres releases the lock.
 * @throws StartError when another server holds the lock
 */
export async function claimServer(url: string, dataDir: string): Promise<Claim> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  const ended = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  await client.connect();
  for (let tries = 0; tries < 10; tries++) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [SERVER_LOCK]);
    if (rows[0].mine) return holding(client, ended);
    await pause(100); // a server that was just killed may still hold the lock
  }
  await client.end();
  throw new StartError(
    `Another Fuud server is running on ${dataDir}. Stop it, or set DATABASE_URL so that several servers can run.`,
  );
}

function holding(client: Client, ended: Promise<void>): Claim {
  let isReleased = false;
  return {
    lost: ended.then(() => (isReleased ? new Promise(() => undefined) : undefined)),
    release() {
      isReleased = true;
      return client.end();
    },
  };
}
