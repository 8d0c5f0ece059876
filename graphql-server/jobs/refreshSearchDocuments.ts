import type { Pool } from 'pg';
import { log } from '../log';
import { documentVersion } from '../search/place/documentVersion';
import { writeDocuments } from '../search/place/writeDocuments';
import { claimSearchVersion } from './claimSearchVersion';

const BATCH = 250;
/** Milliseconds between batches: whoever searches goes first. */
const PAUSE = 20;
/** Milliseconds between two looks for documents that a server of another version wrote meanwhile. */
const AGAIN = 10 * 60 * 1000;

/** The recomputing of search documents, while it runs. */
export interface DocumentRefresh {
  /** Resolves once every document is of this version or another one decides, or the work was stopped or failed. */
  finished: Promise<void>;
  /** Ends it; the batch under way is finished first. The next server goes on where it was. */
  stop(): Promise<void>;
}

/**
 * Computes anew the search documents that another vocabulary (or none) computed, in small batches beside everything else,
 * at once and every so often (AGAIN); leaves them alone while a version that came later is at work (claimSearchVersion). What is
 * done is written, so that it can be ended and taken up again at any time.
 */
export function refreshSearchDocuments(pool: Pool, pause = PAUSE): DocumentRefresh {
  let isStopped = false;

  async function work(): Promise<void> {
    let done = 0;
    if (!(await claimSearchVersion(pool))) return;
    for (const is of ['<', '>']) {
      for (let ids = await due(pool, is); ids.length > 0 && !isStopped; ids = await due(pool, is)) {
        await writeDocuments(pool, ids);
        done += ids.length;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    if (done > 0) log.info('search documents computed anew', { restaurants: done });
  }

  const look = () =>
    work().catch((error: { code?: string }) => {
      if (!isStopped) log.warn('search documents cannot be computed', { code: error.code });
    });
  const finished = look();
  let last = finished;
  const timer = setInterval(() => {
    last = last.then(look);
  }, AGAIN);
  return {
    finished,
    stop() {
      isStopped = true;
      clearInterval(timer);
      return last;
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
