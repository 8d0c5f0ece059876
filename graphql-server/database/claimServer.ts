import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { StartError } from '../StartError';

/** An advisory lock that the one server of an embedded Postgres holds; its number spells "fuud". */
const SERVER_LOCK = 0x66757564;

/**
 * Makes this process the one server of an embedded Postgres. Postgres itself keeps the claim, so that a killed server
 * leaves none behind. @returns a function that gives the claim back.
 * @throws StartError when another server has it.
 */
export async function claimServer(url: string, dataDir: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  for (let tries = 0; tries < 10; tries++) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [SERVER_LOCK]);
    if (rows[0].mine) return () => client.end();
    await pause(100); // a server killed a moment ago may still be on its way out
  }
  await client.end();
  throw new StartError(`Another Fuud server is running on ${dataDir}. End it, or set DATABASE_URL to run several.`);
}
