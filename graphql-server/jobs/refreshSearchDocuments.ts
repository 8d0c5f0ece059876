import type { Pool } from 'pg';
import { log } from '../log';
import { documentVersion } from '../search/place/documentVersion';
import { writeDocuments } from '../search/place/writeDocuments';

const BATCH = 250;
/** Milliseconds between batches: whoever searches goes first. */
const PAUSE = 20;

/** The recomputing of search documents, while it runs. */
export interface DocumentRefresh {
  /** Resolves once every document is of this version, or the work was stopped or failed. */
  finished: Promise<void>;
  /** Ends it; the batch under way is finished first. The next server goes on where it was. */
  stop(): Promise<void>;
}

/**
 * Computes anew the search documents that an older vocabulary (or none) computed, in small batches beside everything else.
 * What is done is written, so that it can be ended and taken up again at any time.
 */
export function refreshSearchDocuments(pool: Pool, pause = PAUSE): DocumentRefresh {
  let isStopped = false;
  let done = 0;

  async function work(): Promise<void> {
    for (const is of ['<', '>']) {
      for (let ids = await due(pool, is); ids.length > 0 && !isStopped; ids = await due(pool, is)) {
        await writeDocuments(pool, ids);
        done += ids.length;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    if (done > 0) log.info('search documents computed anew', { restaurants: done });
  }

  const finished = work().catch((error: { code?: string }) => {
    if (!isStopped) log.warn('search documents cannot be computed', { code: error.code });
  });
  return {
    finished,
    stop() {
      isStopped = true;
      return finished;
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
