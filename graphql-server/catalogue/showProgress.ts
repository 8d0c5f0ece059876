import type { ImportProgress } from './importFile';

const number = new Intl.NumberFormat('en-US');
/** Rows between two lines where there is no terminal to rewrite one. */
const LINE_EVERY = 20_000;

/** Where progress goes: process.stdout, or a test's own. */
export interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** One line that is rewritten on a terminal; elsewhere a plain line now and then. */
export function showProgress(output: Output): { update(progress: ImportProgress): void; clear(): void } {
  let said = 0;
  return {
    update({ read, total, written }) {
      const line = `${number.format(read)} of ${number.format(total)} rows, ${number.format(written)} written`;
      if (output.isTTY) output.write(`\r\u001b[K${line}`);
      else if (read - said >= LINE_EVERY) {
        output.write(`${line}\n`);
        said = read;
      }
    },
    clear() {
      if (output.isTTY) output.write('\r\u001b[K');
    },
  };
}
