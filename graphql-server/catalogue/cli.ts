import { resolve } from 'node:path';
import { connectDatabase } from '../database/connectDatabase';
import { readEnv } from '../env';
import { StartError } from '../StartError';
import { mappedImporter } from './csv/mappedImporter';
import { readMapping } from './csv/readMapping';
import { fuudImporter } from './fuud/fuudImporter';
import type { Importer } from './Importer';
import { ImportFailed, importFile } from './importFile';
import { presentReport } from './presentReport';
import { type Arguments, HELP, readArguments, UsageError } from './readArguments';
import { type Output, showProgress } from './showProgress';

type ImportArguments = Extract<Arguments, { command: 'import' }>;
/** What the shell knows as "ended by Ctrl+C". */
const INTERRUPTED = 130;

/**
 * `npm run catalogue -- ...`
 * @param argv without node and script.
 * @returns the exit code: 0 done, 1 not done (one line on stderr says why), 130 stopped by Ctrl+C.
 */
export async function main(
  argv: string[],
  env: Record<string, string | undefined>,
  output: Output = process.stdout,
  errors: Output = process.stderr,
): Promise<number> {
  if (process.stdout.listenerCount('error') === 0) process.stdout.on('error', () => undefined); // "| head" has gone
  try {
    const asked = readArguments(argv);
    if (asked.command === 'import') return await runImport(asked, env, output);
    output.write(HELP);
    return 0;
  } catch (error) {
    if (error instanceof ImportFailed) output.write(`${presentReport(error.report).join('\n')}\n`);
    errors.write(`${explain(error)}\n`);
    return 1;
  }
}

async function runImport(
  asked: ImportArguments,
  env: Record<string, string | undefined>,
  output: Output,
): Promise<number> {
  const importer = await chooseImporter(asked);
  const database = await connectDatabase(readEnv(env));
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  process.once('SIGINT', onSignal); // once: a second Ctrl+C ends it on the spot
  const progress = showProgress(output);
  try {
    const file = resolve(env.INIT_CWD ?? '.', asked.file); // npm changes to the project's folder
    const report = await importFile(database.pool, {
      file,
      importer,
      signal: stop.signal,
      onProgress: progress.update,
    });
    progress.clear();
    output.write(`${presentReport(report).join('\n')}\n`);
    return report.interrupted ? INTERRUPTED : 0;
  } catch (error) {
    progress.clear();
    throw error;
  } finally {
    process.removeListener('SIGINT', onSignal);
    await database.close();
  }
}

async function chooseImporter(asked: ImportArguments): Promise<Importer> {
  if (asked.format !== 'fuud') return mappedImporter(asked.format, await readMapping(asked.map));
  const { source, licence, attribution } = asked;
  return fuudImporter({ source, licence, attribution, isSample: false });
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message} See npm run catalogue -- --help`;
  if (error instanceof StartError) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof ImportFailed)
    return `The import broke off: ${message}. What is written stays; run it again to complete it.`;
  return `Something went wrong: ${message}`;
}
