import { encodings } from './read/encoding';
import type { TextFileSettings } from './read/TextFileSettings';
import { UsageError } from './UsageError';

/** The options of the command line that determine how a text file is read. */
export interface TextFileOptions {
  encoding?: string;
  delimiter?: string;
  columns?: string;
  quote?: string;
}

const DELIMITERS: Record<string, string> = { tab: '\t', comma: ',', semicolon: ';' };

/**
 * @throws UsageError if the format does not allow an option, or if the value of an option is wrong
 * @returns the settings for reading a text file, or undefined if no option is given
 */
export function readTextFileSettings(
  format: string,
  { encoding, delimiter, columns, quote }: TextFileOptions,
): TextFileSettings | undefined {
  if (format !== 'csv') refuseTextFileSettings(format, { delimiter, columns, quote });
  const settings: TextFileSettings = {};
  if (encoding !== undefined) settings.encoding = readEncoding(encoding);
  if (delimiter !== undefined) settings.delimiter = readDelimiter(delimiter);
  if (quote !== undefined) settings.quote = readQuote(quote);
  if (columns !== undefined) settings.columns = readColumns(columns);
  return Object.keys(settings).length > 0 ? settings : undefined;
}

/** Refuses these options, because the format does not allow them. @throws UsageError if one of the options is given */
export function refuseTextFileSettings(
  format: string | undefined,
  { encoding, delimiter, columns, quote }: TextFileOptions,
): void {
  const given = Object.entries({ encoding, delimiter, columns, quote }).find(([, value]) => value !== undefined);
  if (given) throw new UsageError(`--format ${format} takes no --${given[0]}.`);
}

function readEncoding(text: string) {
  const found = encodings.find((each) => each === text.toLowerCase());
  if (!found) throw new UsageError(`--encoding should be ${encodings.join(' or ')}, not "${text}".`);
  return found;
}

function readDelimiter(text: string): string {
  const delimiter = DELIMITERS[text.toLowerCase()] ?? (text === '\\t' ? '\t' : text);
  if (delimiter.length !== 1 || delimiter === '"')
    throw new UsageError(
      `--delimiter should be tab, or one character that is not a double quotation mark; it is "${text}".`,
    );
  return delimiter;
}

function readQuote(text: string): 'none' {
  if (text !== 'none') throw new UsageError(`--quote should be none, not "${text}".`);
  return text;
}

function readColumns(text: string): string[] {
  const columns = text.split(',').map((column) => column.trim());
  const duplicate = columns.find((column, index) => columns.indexOf(column) !== index);
  if (columns.includes('') || duplicate !== undefined)
    throw new UsageError('--columns should be different names with commas between them: name,address,zip.');
  return columns;
}
