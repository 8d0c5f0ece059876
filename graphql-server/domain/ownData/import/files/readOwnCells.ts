import { type CellType, COLUMNS } from '../../columns';
import { readTextCell } from '../../csvCell';
import type { ReadContent } from './checked';
import { readDay } from './readDay';
import { readOwnItem } from './readOwnItem';

/** The words for true and false in spreadsheets in English, Spanish, German, French, Italian and Portuguese. */
const YES = /^(?:true|verdadero|wahr|vrai|vero|verdadeiro)$/i;
const NO = /^(?:false|falso|falsch|faux)$/i;
/** A moment as a spreadsheet may write it. The moments of our files are in UTC (docs/own-data.md). */
const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?)$/;
const MOMENTS: readonly string[] = ['addedAt', 'entryAddedAt', 'visitedAt'];

/**
 * Reads a row of our CSV. Columns are found by name, because a spreadsheet may have moved them.
 * @param isDayFirst whether a spreadsheet wrote the dates with the day first; see readDay
 * @throws UserError
 */
export function readOwnCells(header: readonly string[], cells: readonly string[], isDayFirst: boolean): ReadContent {
  const record: Record<string, unknown> = {};
  const restaurant: Record<string, unknown> = {};
  for (const { of, name, field, type } of COLUMNS) {
    const cell = cells[header.indexOf(name)]?.trim();
    (of === 'record' ? record : restaurant)[field] = cell ? valueIn(cell, type) : null;
  }
  for (const field of MOMENTS) record[field] = momentIn(record[field], isDayFirst);
  return readOwnItem({ ...record, restaurant: restaurant.name === null ? null : restaurant });
}

/** The value of a cell. A number may have a decimal comma. In a boolean cell, a text other than YES or NO is kept. */
function valueIn(cell: string, type: CellType): unknown {
  switch (type) {
    case 'text':
      return readTextCell(cell);
    case 'number':
      return Number(cell.replace(',', '.'));
    case 'boolean':
      return YES.test(cell) || (NO.test(cell) ? false : cell);
    case 'list':
      return readTextCell(cell).split('\n');
  }
}

function momentIn(value: unknown, isDayFirst: boolean): unknown {
  if (typeof value !== 'string') return value;
  const [, day, time] = MOMENT.exec(value) ?? [];
  return day && time ? `${day}T${time}Z` : readDay(value, isDayFirst);
}
