import { FIELD, HEADER_BYTES, UNKNOWN } from '../place/documentFormat';
import { enlarge } from './enlarge';

/** The columns with opening hours. The class Columns explains them. */
export interface HoursColumns {
  hasHours: Uint8Array;
  hasHoliday: Uint8Array;
  hoursStart: Uint32Array;
  hours: Uint16Array;
  holidayStart: Uint32Array;
  holiday: Uint16Array;
}

/**
 * Reads the opening hours of a place from its search document and adds them to the columns. The place must be the last
 * place of the columns, because its hours are stored after the hours of all other places.
 * @param start the byte offset of the document
 * @returns the byte offset after the hours and the holiday hours
 */
export function addHours(columns: HoursColumns, place: number, bytes: Buffer, start: number): number {
  const count = bytes.readUInt8(start + FIELD.hours);
  const holidays = bytes.readUInt8(start + FIELD.holidayHours);
  let at = start + HEADER_BYTES;
  let hoursSize = columns.hoursStart[place] ?? 0;
  if (count !== UNKNOWN) {
    columns.hasHours[place] = 1;
    columns.hours = withIntervals(columns.hours, hoursSize, bytes, at, count);
    hoursSize += 2 * count;
    at += 4 * count;
  }
  columns.hoursStart[place + 1] = hoursSize;
  let holidaySize = columns.holidayStart[place] ?? 0;
  if (holidays !== UNKNOWN) {
    columns.hasHoliday[place] = 1;
    columns.holiday = withIntervals(columns.holiday, holidaySize, bytes, at, holidays);
    holidaySize += 2 * holidays;
    at += 4 * holidays;
  }
  columns.holidayStart[place + 1] = holidaySize;
  return at;
}

/**
 * Writes intervals (two numbers each: the start and the end) after the first `size` numbers of a column. Returns the
 * column, or a longer copy of the column if the intervals do not fit.
 */
function withIntervals(column: Uint16Array, size: number, bytes: Buffer, at: number, count: number): Uint16Array {
  const end = size + 2 * count;
  const to = end > column.length ? enlarge(column, 2 * (column.length + count)) : column;
  for (let next = size, from = at; next < end; next += 2, from += 4) {
    const opens = bytes.readUInt16LE(from);
    to[next] = opens;
    to[next + 1] = opens + bytes.readUInt16LE(from + 2);
  }
  return to;
}
