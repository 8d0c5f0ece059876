import { StartError } from '../errors/StartError';
import { ImportFailed } from './importFile';
import { evaluateMatching } from './match/evaluateMatching';
import { readLabelledPairs } from './match/labelledPairs';
import { presentEvaluation } from './match/presentEvaluation';
import { presentReport } from './presentReport';
import { HELP, readArguments } from './readArguments';
import { runClasses } from './runClasses';
import { runHide } from './runHide';
import { runImport } from './runImport';
import { runMerge } from './runMerge';
import { runStatus } from './runStatus';
import type { Output } from './showProgress';
import { UsageError } from './UsageError';

/**
 * Runs `npm run catalogue -- ...`.
 * @param argv the arguments, without the paths of node and the script.
 * @returns the exit code: 0 for success, 1 for failure (one line on stderr explains the failure), 130 if Ctrl+C or
 * another signal stopped the command.
 */
export async function main(
  argv: string[],
  env: Record<string, string | undefined>,
  output: Output = process.stdout,
  errors: Output = process.stderr,
): Promise<number> {
  // A program that reads the output, such as `head`, may close the output early. That must not end the command.
  if (process.stdout.listenerCount('error') === 0) process.stdout.on('error', () => undefined);
  try {
    const asked = readArguments(argv);
    switch (asked.command) {
      case 'help':
        output.write(HELP);
        return 0;
      case 'evaluate':
        output.write(`${presentEvaluation(evaluateMatching(readLabelledPairs())).join('\n')}\n`);
        return 0;
      case 'merge':
        return await runMerge(env, output);
      case 'status':
        return await runStatus(env, output);
      case 'status classes':
        return await runClasses(env, output);
      case 'hide':
      case 'show':
        return await runHide(asked, env, output);
      default:
        return await runImport(asked, env, output);
    }
  } catch (error) {
    if (error instanceof ImportFailed) output.write(`${presentReport(error.report).join('\n')}\n`);
    errors.write(`${explain(error)}\n`);
    return 1;
  }
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message} See npm run catalogue -- --help`;
  if (error instanceof StartError) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof ImportFailed && error.report.isDryRun)
    return `The dry run stopped: ${message}. Nothing was written.`;
  if (error instanceof ImportFailed)
    return `The import stopped: ${message}. The restaurants that were already written stay in the database. Run the import again to complete it.`;
  return `Something went wrong: ${message}`;
}
