import { resolve } from 'node:path';
import type { Pool } from 'pg';
import { connectDatabase } from '../database/connectDatabase';
import { type Env, readEnv } from '../env/env';
import { findCity } from '../locations/findCity';
import { chooseImporter } from './chooseImporter';
import { FileError } from './FileError';
import type { ImportReport } from './ImportReport';
import { type ImportOptions, importFile } from './importFile';
import { importCity } from './osm/importCity';
import { presentReport } from './presentReport';
import type { CityImportArguments, ImportArguments } from './readArguments';
import { type Output, showProgress } from './showProgress';
import { INTERRUPTED, stopOnSignal } from './stopOnSignal';

type Run = (pool: Pool, options: Omit<ImportOptions, 'file' | 'importer'>) => Promise<ImportReport>;

/**
 * Runs `import FILE` or `import --city CITY`.
 * @returns the exit code: 0 if the import is complete, 130 if a signal stopped it.
 * @throws StartError, FileError, ImportFailed
 */
export async function runImport(
  asked: ImportArguments | CityImportArguments,
  env: Record<string, string | undefined>,
  output: Output,
): Promise<number> {
  const settings = readEnv(env);
  const run = asked.command === 'import' ? await fromFile(asked, env.INIT_CWD) : fromMap(asked, settings, output);
  const database = await connectDatabase(settings);
  const stop = stopOnSignal();
  const progress = showProgress(output);
  try {
    const { dryRun = false } = asked;
    const report = await run(database.pool, { signal: stop.signal, onProgress: progress.update, dryRun });
    progress.clear();
    output.write(`${presentReport(report).join('\n')}\n`);
    return report.interrupted ? INTERRUPTED : 0;
  } catch (error) {
    progress.clear();
    if ((error as Error).name !== 'AbortError') throw error;
    output.write('Stopped. Nothing was written.\n');
    return INTERRUPTED;
  } finally {
    stop.release();
    await database.close();
  }
}

/** @param folder the folder in which the user typed the command. npm itself runs in the project's folder. */
async function fromFile(asked: ImportArguments, folder = '.'): Promise<Run> {
  const importer = await chooseImporter(asked);
  const file = resolve(folder, asked.file);
  const { trustColumns = false } = asked;
  return (pool, options) => importFile(pool, { ...options, file, importer, trustColumns });
}

function fromMap({ city: text }: CityImportArguments, { OVERPASS_URL: url, CONTACT_EMAIL }: Env, output: Output): Run {
  const city = findCity(text);
  if (!city) throw new FileError(`There is no city "${text}" in the US. Write it as "St. Louis, MO".`);
  const userAgent = `Fuud/1.0 (restaurant finder${CONTACT_EMAIL ? `; ${CONTACT_EMAIL}` : ''})`;
  const say = (line: string) => output.write(`${line}\n`);
  return (pool, options) => importCity(pool, { ...options, city, url, userAgent, say });
}
