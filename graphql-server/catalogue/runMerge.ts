import { connectDatabase } from '../database/connectDatabase';
import { readEnv } from '../env/env';
import { counted } from '../text/counted';
import { grouped } from '../text/grouped';
import type { Output } from './showProgress';
import { mergeAll } from './write/mergeAll';

/**
 * `merge`: computes every restaurant again from the facts of its sources, with the rules of this version of Fuud.
 * @returns the exit code 0.
 * @throws StartError
 */
export async function runMerge(env: Record<string, string | undefined>, output: Output): Promise<number> {
  const database = await connectDatabase(readEnv(env));
  try {
    const count = await mergeAll(database.pool, (done) => {
      if (output.isTTY) output.write(`\r\u001b[K${grouped(done)} merged`);
    });
    output.write(`${output.isTTY ? '\r\u001b[K' : ''}${counted(count, 'restaurant')} merged anew.\n`);
    await database.pool.query('VACUUM (ANALYZE) restaurants');
    return 0;
  } finally {
    await database.close();
  }
}
