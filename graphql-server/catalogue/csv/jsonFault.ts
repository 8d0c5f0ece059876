import { shorten } from '../checkPlace';

/** Describes where the first error of a JSON text is: 'at line 7, column 3 (before "address": …)'. */
export function jsonFault(text: string): string {
  const at = firstFault(text);
  const lines = text.slice(0, at).split('\n');
  const line = text.slice(at).trimStart().split('\n')[0] ?? '';
  return `at line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1} (before ${shorten(line) || 'its end'})`;
}

/** The position of the first error: the length of the longest prefix that could become JSON if more text followed. */
function firstFault(text: string): number {
  let [good, bad] = [0, text.length + 1];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (canBecomeJson(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

function canBecomeJson(beginning: string): boolean {
  try {
    JSON.parse(beginning);
    return true;
  } catch (error) {
    const { message } = error as Error;
    const at = /position (\d+)/.exec(message)?.[1];
    return /Unexpected end|Unterminated/.test(message) || Number(at ?? -1) >= beginning.length;
  }
}
