import { grouped } from '../text/grouped';
import type { ImportProgress } from './importFile';

/** The minimum number of rows between two lines, if the output is not a terminal. */
const LINE_EVERY = 20_000;

/** The output of a command: process.stdout, or an object in a test. */
export interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Shows the progress of an import. On a terminal, it rewrites one line. Elsewhere, it writes a plain line at most once
 * per LINE_EVERY rows.
 */
export function showProgress(output: Output): { update(progress: ImportProgress): void; clear(): void } {
  let lastReported = 0;
  return {
    update({ read, total, written }) {
      const line = `${grouped(read)} of ${grouped(total)} rows, ${grouped(written)} written`;
      if (output.isTTY) output.write(`\r\u001b[K${line}`);
      else if (read - lastReported >= LINE_EVERY) {
        output.write(`${line}\n`);
        lastReported = read;
      }
    },
    clear() {
      if (output.isTTY) output.write('\r\u001b[K');
    },
  };
}
