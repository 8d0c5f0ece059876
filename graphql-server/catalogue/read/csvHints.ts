import { shorten } from '../checkPlace';
import { fold } from '../csv/fold';

/** The possible separators between fields, each with its name in the hint about --delimiter. */
const DELIMITERS: readonly (readonly [delimiter: string, name: string])[] = [
  [',', 'comma (or leave it out)'],
  [';', '";"'],
  ['\t', 'tab'],
  ['|', '"|"'],
];

/** Returns a hint for text that begins like JSON with objects, like HTML or like XML. Returns null for other text. */
export function formatHint(text: string): string | null {
  const begin = text.slice(0, 200).trimStart();
  if (/^\[\s*(?:\{|$)|^\{\s*[\r\n]/.test(begin)) return 'is JSON, not CSV: use --format json.';
  if (/^\{\s*"/.test(begin)) return 'contains JSON objects, not CSV: use --format jsonl.';
  return /^<(?:!doctype|html|\?xml)/i.test(begin)
    ? `is a web page or XML ("${shorten(begin.split('\n')[0])}"), not CSV.`
    : null;
}

/**
 * Returns a hint if the first record is a title above the header. Otherwise returns null. The supposed header is the
 * first later record that meets two conditions: it has at least three filled fields, and it has more than twice as many
 * filled fields as the first record. A filled field is a field that is not blank. The first record counts as a title
 * only if the supposed header looks like a header (see headerHint).
 */
export function titleHint(begin: readonly { line: number; record: readonly string[] }[]): string | null {
  const filled = (record: readonly string[] = []) => record.filter((field) => field.trim() !== '').length;
  const title = begin[0]?.record ?? [];
  const below = begin.find(({ record }) => filled(record) >= 3 && filled(record) > 2 * filled(title));
  if (!below || below === begin[0] || headerHint(below.record)) return null;
  const [seen, names] = [title, below.record].map((record) => shorten(record.join(',').replace(/,+$/, '')));
  return `is a title ("${seen}"); the header seems to be line ${below.line} ("${names}"). Delete the lines above it.`;
}

/**
 * Returns a hint if the record has just one field, which contains one of DELIMITERS. Returns null in all other cases.
 */
export function delimiterHint(record: readonly string[]): string | null {
  const [only = ''] = record;
  if (record.length > 1) return null;
  const times = (delimiter: string) => only.split(delimiter).length - 1;
  const [found] = DELIMITERS.filter(([delimiter]) => times(delimiter) > 0).sort(([a], [b]) => times(b) - times(a));
  return found
    ? `has one field, "${shorten(only)}". Its fields seem to have another delimiter: --delimiter ${found[1]}.`
    : null;
}

/**
 * Returns a hint for a record that is a row of data instead of a header. In a header, no field is a number, a phone
 * number or a web address, and at most one field is blank. Returns null for a header and for a blank record.
 */
export function headerHint(record: readonly string[]): string | null {
  const data = record.filter(isData);
  const blanks = record.filter((field) => field.trim() === '').length;
  if (data.length === 0 && (blanks < 2 || blanks === record.length)) return null;
  const seen = shorten(data[0] ?? record.join(','));
  return `is not a header row: it contains "${seen}". Name the ${record.length} columns in order: --columns name,address,…`;
}

const isData = (field: string) => /^\s*[+-]?\d+(?:[.,]\d+)?\s*$|^https?:|\d{3}.?\d{4}$/.test(field);

/**
 * Returns a hint for a first row that is a header although the user named the columns with --columns. A row counts as
 * a header if at least half of its fields are names of columns, and if the row names at least half of the columns. A
 * row with three or more fields, all of which look like names, also counts as a header if the second row has at least
 * two numbers, links or phone numbers. Returns null for other rows.
 */
export function needlessColumnsHint(
  columns: readonly string[],
  first: readonly string[],
  second: readonly string[],
): string | null {
  const names = new Set(columns.map(fold));
  const same = first.filter((field) => names.has(fold(field))).length;
  const isNames =
    first.length > 2 &&
    first.every((field) => /^\p{L}[\p{L}\d_ .-]{0,39}$/u.test(field.trim())) &&
    second.filter(isData).length >= 2;
  if (2 * same < Math.max(columns.length, first.length) && !isNames) return null;
  return `is a header row ("${shorten(first.join(','))}"): leave --columns out, or delete the line to give the columns other names.`;
}

/** A correct field may contain a few line breaks, as an address does, but fewer than this number. */
const MAX_LINES = 20;

/**
 * Returns a hint if a field of the record seems to contain several rows of the file. The cause is then a quote that
 * opens in one row and closes only in a later row. Returns null if there is no such field.
 */
export function unclosedQuoteHint(line: number, record: readonly string[], delimiter: string): string | null {
  for (const [index, field] of record.entries()) {
    const inside = field.split('\n').slice(1);
    if (inside.length === 0) continue;
    const rows = inside.filter((text) => text.split(delimiter).length >= Math.max(3, record.length / 2)).length;
    if (rows === 0 && inside.length < MAX_LINES) continue;
    const begin = field.split('\n')[0]?.replace(/^"/, '').trim();
    const where = begin
      ? `at "${shorten(begin)}"`
      : `after "${shorten(record[index - 1] ?? '')}", at the end of the line,`;
    return `a quote that opens ${where} swallows everything up to line ${line + inside.length}.`;
  }
  return null;
}
