import { DEEPEST_ITEM } from './JsonItemScanner';
import { LONGEST_ROW, type Row } from './Row';
import { readText } from './readText';
import type { TextFileSettings } from './TextFileSettings';

/**
 * Reads JSON lines: one object on each line. Blank lines are skipped. A line that is not an object, is too long or is
 * nested too deep becomes a broken row, and the following lines are read.
 */
export async function* readJsonRows(file: string, { encoding }: TextFileSettings = {}): AsyncGenerator<Row> {
  for await (const { line, text } of readLines(file, encoding)) {
    if (text === null) yield { line, problem: `is longer than ${LONGEST_ROW} characters` };
    else if (text.trim()) yield parseLine(line, text);
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
  return { line, problem: 'is not a JSON object' };
}

/** The lines of a file. The text of a line is null if the line is longer than LONGEST_ROW characters. */
async function* readLines(
  file: string,
  encoding: TextFileSettings['encoding'],
): AsyncGenerator<{ line: number; text: string | null }> {
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
  if (rest || isTooLong) yield { line, text: isTooLong ? null : rest };
}

/**
 * Whether a row is nested deeper than DEEPEST_ITEM levels. Most rows contain so few braces and brackets that counting
 * them is enough.
 */
function isTooDeep(text: string): boolean {
  if (count(text, '{') + count(text, '[') <= DEEPEST_ITEM) return false;
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') isInText = !isInText;
    else if (isInText) at += character === '\\' ? 1 : 0;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth > DEEPEST_ITEM) return true;
  }
  return false;
}

function count(text: string, character: string): number {
  let found = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) found += 1;
  return found;
}
