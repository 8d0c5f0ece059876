import type { CsvRow } from './readCsvCells';
import { type Header, meaningOf } from './readHeader';

const YES = /^(?:yes|y|true|x|✓|✔|✅|☑|done|visited|s[ií]|verdadero|是|对|真|去过|예|네|참|방문함)\ufe0f?$/iu;
const NO = /^(?:no|n|false|✗|✘|❌|☐|not yet|todav[ií]a no|falso|否|假|没去过|아니요|아니오|거짓)\ufe0f?$/iu;

/** Whether a cell says that a restaurant was visited (true) or not (false), as a checkbox does; null for other text. */
export function visitMark(cell: string): boolean | null {
  const text = cell.trim();
  if (YES.test(text)) return true;
  return NO.test(text) ? false : null;
}

const marksIn = (rows: readonly CsvRow[], column: number) =>
  rows.flatMap(({ cells }) => cells[column]?.trim() || []).map(visitMark);

/**
 * Whether a column for the date contains only marks such as "Yes", "No" or "x", and at least one of them means "yes".
 * If so, a row is no visit if its cell in this column is blank and no other column has a date.
 */
export function areMarks(rows: readonly CsvRow[], column: number): boolean {
  const marks = marksIn(rows, column);
  return marks.includes(true) && !marks.includes(null);
}

/**
 * The header lists the columns of each field. This function adds the columns that contain only marks ("Visited") to the
 * list of `visitedAt`. The column that readHeader chose ("Date") stays the first of this list.
 */
export function withVisitMarks(header: Header, rows: readonly CsvRow[]): Header {
  const [best] = header.columns.get('visitedAt') ?? [];
  if (best === undefined) return header;
  const isMark = (column: number, heading: string) =>
    column !== best && meaningOf(heading)?.field === 'visitedAt' && !marksIn(rows, column).includes(null);
  const marks = header.headings.flatMap((heading, column) => (isMark(column, heading) ? column : []));
  return { ...header, columns: new Map(header.columns).set('visitedAt', [best, ...marks]) };
}
