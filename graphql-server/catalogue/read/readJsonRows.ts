import { basename } from 'node:path';
import { FileError } from '../FileError';
import { DEEPEST_ITEM } from './JsonItemScanner';
import { LONGEST_ROW, type Row } from './Row';
import { readText } from './readText';
import type { TextFileSettings } from './TextFileSettings';

const NO_OBJECT = 'is not a JSON object';

/**
 * Reads JSON lines: one object on each line. Blank lines are skipped. A line that is not an object, is too long or is
 * nested too deep becomes a broken row, and the following lines are read.
 * @throws FileError if readText throws it, or if the file ends within an object and not with a line break
 */
export async function* readJsonRows(file: string, { encoding }: TextFileSettings = {}): AsyncGenerator<Row> {
  for await (const { line, text, isLast } of readLines(file, encoding)) {
    if (text === null) yield { line, problem: `is longer than ${LONGEST_ROW} characters` };
    else if (text.trim()) {
      const row = parseLine(line, text);
      if (isLast && row.problem === NO_OBJECT && isCutShort(text))
        throw new FileError(
          `${basename(file)} is cut short: it ends within line ${line}. Fetch it again, or delete that line.`,
        );
      yield row;
    }
  }
}

function parseLine(line: number, text: string): Row {
  try {
    const values: unknown = JSON.parse(text);
    if (typeof values === 'object' && values !== null && !Array.isArray(values)) {
      if (isTooDeep(text)) return { line, problem: `is nested deeper than ${DEEPEST_ITEM} levels` };
      return { line, values: values as Record<string, unknown> };
    }
  } catch {
    // the problem is returned below
  }
  return { line, problem: NO_OBJECT };
}

/**
 * The lines of a file. The text of a line is null if the line is longer than LONGEST_ROW characters. `isLast` is true
 * for a last line without a line break at its end.
 */
async function* readLines(
  file: string,
  encoding: TextFileSettings['encoding'],
): AsyncGenerator<{ line: number; text: string | null; isLast?: true }> {
  let line = 1;
  let rest = '';
  let isTooLong = false;
  for await (const chunk of readText(file, encoding)) {
    const pieces = chunk.split('\n');
    const last = pieces.pop() ?? '';
    for (const piece of pieces) {
      const text = rest + piece;
      yield { line, text: isTooLong || text.length > LONGEST_ROW ? null : text };
      line += 1;
      rest = '';
      isTooLong = false;
    }
    isTooLong ||= rest.length + last.length > LONGEST_ROW;
    rest = isTooLong ? '' : rest + last;
  }
  if (rest || isTooLong) yield { line, text: isTooLong ? null : rest, isLast: true };
}

/** Whether a text begins like an object, but ends within it. */
const isCutShort = (text: string) => /^\s*\{/.test(text) && depths(text).atEnd > 0;

/**
 * Whether a row is nested deeper than DEEPEST_ITEM levels. Most rows contain so few braces and brackets that counting
 * them is enough.
 */
const isTooDeep = (text: string) =>
  count(text, '{') + count(text, '[') > DEEPEST_ITEM && depths(text).deepest > DEEPEST_ITEM;

/** How many braces and brackets of JSON text are open: the maximum, and the number at the end of the text. */
function depths(text: string): { deepest: number; atEnd: number } {
  let depth = 0;
  let deepest = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') isInText = !isInText;
    else if (isInText) at += character === '\\' ? 1 : 0;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return { deepest, atEnd: depth };
}

function count(text: string, character: string): number {
  let found = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) found += 1;
  return found;
}
