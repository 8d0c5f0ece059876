import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../errors/StartError';
import { log } from '../log';
import { claimServer } from './claimServer';
import type { EmbeddedPostgres } from './embedded/startEmbeddedPostgres';

/** Milliseconds to wait before a restart. If Postgres dies again within a minute, the next number applies. */
const WAITS = [100, 500, 1000, 2000];
const MINUTE = 60_000;
/** Milliseconds between two checks of a Postgres that runs but does not answer, because it is starting or frozen. */
const LOOK_EVERY = 200;

/**
 * Makes this process the only Fuud server that uses its embedded Postgres (see claimServer). When the claim is lost,
 * this function claims Postgres again. If Postgres has died, this function first restarts it on the same port.
 * @param giveUp called with the reason when Postgres died (or failed to start) five times within a minute, or when
 * another server has claimed it
 * @returns a function that stops watching and releases the claim; Postgres keeps running
 * @throws StartError when another server holds the claim
 */
export async function keepServing(
  postgres: EmbeddedPostgres,
  dataDir: string,
  giveUp: (reason: Error) => void,
): Promise<() => Promise<void>> {
  let claim = await claimServer(postgres.url, dataDir);
  const ending = new AbortController();
  const ended = once(ending.signal, 'abort');
  const deaths: number[] = [];

  async function lookAfter(): Promise<void> {
    while (!ending.signal.aborted) {
      await Promise.race([claim.lost, ended]);
      if (!ending.signal.aborted) await reclaim();
    }
  }

  /** Restarts Postgres if necessary, and claims it again. A failed start counts as a death. */
  async function reclaim(): Promise<void> {
    while (!ending.signal.aborted) {
      if (postgres.isAlive()) {
        const again = await claimServer(postgres.url, dataDir).catch(unlessTaken);
        if (again) claim = again;
        if (again) return;
        await pause(LOOK_EVERY);
      } else {
        await pause(nextWait());
        if (!ending.signal.aborted) await postgres.startAgain().catch(() => undefined);
      }
    }
  }

  function nextWait(): number {
    const now = Date.now();
    while (deaths[0] !== undefined && deaths[0] <= now - MINUTE) deaths.shift();
    deaths.push(now);
    const wait = WAITS[deaths.length - 1];
    if (wait === undefined)
      throw new StartError(
        `The embedded Postgres died ${deaths.length} times within a minute. ${postgres.logFile} says why.`,
      );
    log.warn('the embedded Postgres has died and is started again', { deaths: deaths.length });
    return wait;
  }

  const watching = lookAfter().catch(giveUp);
  return async () => {
    ending.abort();
    await watching;
    await claim.release();
  };
}

function unlessTaken(error: unknown): null {
  if (error instanceof StartError) throw error;
  return null;
}
