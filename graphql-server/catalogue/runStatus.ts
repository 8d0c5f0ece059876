import { connectDatabase } from '../database/connectDatabase';
import { readEnv } from '../env/env';
import type { Output } from './showProgress';
import { findDuplicates } from './status/findDuplicates';
import { presentStatus } from './status/presentStatus';
import { readStatus } from './status/readStatus';

/**
 * `status`: writes an overview of the catalogue and its suspected duplicates.
 * @returns the exit code 0.
 * @throws StartError
 */
export async function runStatus(env: Record<string, string | undefined>, output: Output): Promise<number> {
  const database = await connectDatabase(readEnv(env));
  try {
    const status = await readStatus(database.pool);
    const duplicates = await findDuplicates(database.pool);
    output.write(`${presentStatus(status, duplicates, new Date()).join('\n')}\n`);
    return 0;
  } finally {
    await database.close();
  }
}
