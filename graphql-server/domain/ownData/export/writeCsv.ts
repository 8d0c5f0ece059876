import type { Viewer } from '../../../Viewer';
import { COLUMNS, type Column, VERSION_COLUMN } from '../columns';
import { textCell } from '../csvCell';
import { FORMAT_VERSION, type OwnRecord } from '../OwnRecord';
import { type ReadDeps, readOwnRecords } from './readOwnRecords';

const BYTE_ORDER_MARK = '\ufeff';

/** A member's records as CSV (RFC 4180), one row per record. The byte order mark tells spreadsheets to read UTF-8. */
export async function* writeCsv(deps: ReadDeps, viewer: Viewer): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${[VERSION_COLUMN, ...COLUMNS.map(({ name }) => name)].join(',')}\r\n`;
  for await (const records of readOwnRecords(deps, viewer)) yield records.map(csvRow).join('');
}

/** One record as a row, with its line break. */
export function csvRow(record: OwnRecord): string {
  return `${[FORMAT_VERSION, ...COLUMNS.map((column) => cellOf(record, column))].join(',')}\r\n`;
}

function cellOf(record: OwnRecord, column: Column): string {
  const value = column.of === 'record' ? record[column.field] : record.restaurant?.[column.field];
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return textCell(value.join('\n'));
  return typeof value === 'string' ? textCell(value) : String(value);
}
