import { connectDatabase } from '../database/connectDatabase';
import { readEnv } from '../env/env';
import type { Output } from './showProgress';
import { readClasses } from './status/readClasses';

/**
 * `status --classes`: writes every restaurant that is listed, is not a sample, and is not for the public. The output
 * also states the reason. A search finds a restaurant of this kind only by its full name or, if it is a stall, by the
 * name of its venue.
 * @returns the exit code 0.
 * @throws StartError
 */
export async function runClasses(env: Record<string, string | undefined>, output: Output): Promise<number> {
  const database = await connectDatabase(readEnv(env));
  try {
    let count = 0;
    for await (const { id, audience, place, because } of readClasses(database.pool)) {
      output.write(`${audience.padEnd(12)} ${place}  (${because})  ${id}\n`);
      count += 1;
    }
    if (count === 0) output.write('Every listed restaurant is for the public.\n');
    return 0;
  } finally {
    await database.close();
  }
}
