import { connectDatabase } from '../database/connectDatabase';
import { readEnv } from '../env/env';
import { counted } from '../text/counted';
import { grouped } from '../text/grouped';
import type { Output } from './showProgress';
import { INTERRUPTED, stopOnSignal } from './stopOnSignal';
import { mergeAll } from './write/mergeAll';

/**
 * `merge`: computes every restaurant again from the facts of its sources, with the rules of this version of Fuud.
 * @returns the exit code: 0 if all restaurants were computed, 130 if a signal stopped the command.
 * @throws StartError
 */
export async function runMerge(env: Record<string, string | undefined>, output: Output): Promise<number> {
  const database = await connectDatabase(readEnv(env));
  const stop = stopOnSignal();
  const onProgress = (done: number) => {
    if (output.isTTY) output.write(`\r\u001b[K${grouped(done)} merged`);
  };
  try {
    const count = await mergeAll(database.pool, { onProgress, signal: stop.signal });
    const { aborted } = stop.signal;
    const end = aborted ? ' Stopped. Run the same command again to merge all restaurants.' : '';
    output.write(`${output.isTTY ? '\r\u001b[K' : ''}${counted(count, 'restaurant')} merged anew.${end}\n`);
    if (aborted) return INTERRUPTED;
    await database.pool.query('VACUUM (ANALYZE) restaurants');
    return 0;
  } finally {
    stop.release();
    await database.close();
  }
}
