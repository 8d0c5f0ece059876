import type { Pool } from 'pg';
import { log } from '../log';
import { documentVersion } from '../search/place/documentVersion';
import { writeDocuments } from '../search/place/writeDocuments';
import { claimSearchVersion, withdrawSearchVersion } from './claimSearchVersion';

const BATCH = 250;
/** Milliseconds between two batches. In this time, waiting searches can run. */
const PAUSE = 20;
/** Milliseconds between two claims of the version, and between two checks for documents of another version. */
const AGAIN = 60 * 1000;

/** The running computation of search documents. */
export interface DocumentRefresh {
  /**
   * Resolves when the first run has ended. Then one of these is true: every document has the version of this server, or
   * a server of another version computes the documents, or the run was stopped or failed.
   */
  finished: Promise<void>;
  /** Stops after the current batch, and withdraws the claim. A later run computes the remaining documents. */
  stop(): Promise<void>;
}

/**
 * Computes the search documents that are missing or have another version. The work starts immediately and again every
 * AGAIN milliseconds, and it runs in small batches. Nothing is computed while servers of a version that appeared
 * later are running (see claimSearchVersion). Each batch is saved, so the work can stop and continue at any time.
 */
export function refreshSearchDocuments(pool: Pool, pause = PAUSE): DocumentRefresh {
  let isStopped = false;

  async function work(isStart: boolean): Promise<void> {
    let done = 0;
    let isFirst = isStart;
    // The claim before each batch keeps the version alive during a long run, and ends the run if a newer one starts.
    const claims = async () => {
      const isOurs = await claimSearchVersion(pool, { isStart: isFirst });
      isFirst = false;
      return isOurs && !isStopped;
    };
    for (const is of ['<', '>']) {
      while (await claims()) {
        const ids = await due(pool, is);
        if (ids.length === 0) break;
        await writeDocuments(pool, ids);
        done += ids.length;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    if (done > 0) log.info('search documents computed anew', { restaurants: done });
  }

  const look = (isStart = false) =>
    work(isStart).catch((error: { code?: string }) => {
      if (!isStopped) log.warn('search documents cannot be computed', { code: error.code });
    });
  const finished = look(true);
  let last = finished;
  const timer = setInterval(() => {
    last = last.then(() => look());
  }, AGAIN);
  return {
    finished,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await last;
      await withdrawSearchVersion(pool).catch(() => undefined); // without the database, the claim ends by itself
    },
  };
}

async function due(pool: Pool, is: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM restaurants WHERE search_version ${is} $1 LIMIT ${BATCH}`,
    [documentVersion],
  );
  return rows.map(({ id }) => id);
}
