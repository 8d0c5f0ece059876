import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../errors/StartError';
import { log } from '../log';
import { claimServer } from './claimServer';
import type { EmbeddedPostgres } from './embedded/startEmbeddedPostgres';

/** Milliseconds before Postgres is started again: after its first death in a minute, its second and so on. */
const WAITS = [100, 500, 1000, 2000];
const MINUTE = 60_000;
/** Milliseconds between two looks at one that lives and does not answer yet: it is starting, or frozen. */
const LOOK_EVERY = 200;

/**
 * Makes this process the one server of its embedded Postgres, and looks after that: when it dies, it is started again
 * on the same port, and claimed again.
 * @param giveUp told why when it died five times within a minute (or could not be started), or is another server's by now
 * @returns a function that ends the care, gives the claim back, and leaves Postgres as it is
 * @throws StartError when another server has it
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

  /** One that cannot be started has died once more. */
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

  const looking = lookAfter().catch(giveUp);
  return async () => {
    ending.abort();
    await looking;
    await claim.release();
  };
}

function unlessTaken(error: unknown): null {
  if (error instanceof StartError) throw error;
  return null;
}
