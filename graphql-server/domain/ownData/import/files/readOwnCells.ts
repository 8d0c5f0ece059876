import { type CellType, COLUMNS } from '../../columns';
import { readTextCell } from '../../csvCell';
import type { RowContent } from '../RowContent';
import { readOwnItem } from './readOwnItem';

/** Reads a row of our CSV. Columns are found by name, because a spreadsheet may have moved them. @throws UserError */
export function readOwnCells(header: readonly string[], cells: readonly string[]): RowContent {
  const record: Record<string, unknown> = {};
  const restaurant: Record<string, unknown> = {};
  for (const { of, name, field, type } of COLUMNS) {
    const cell = cells[header.indexOf(name)];
    (of === 'record' ? record : restaurant)[field] = cell ? valueIn(cell, type) : null;
  }
  return readOwnItem({ ...record, restaurant: restaurant.name === null ? null : restaurant });
}

function valueIn(cell: string, type: CellType): unknown {
  switch (type) {
    case 'text':
      return readTextCell(cell);
    case 'number':
      return Number(cell);
    case 'boolean':
      return cell.toLowerCase() === 'true';
    case 'list':
      return readTextCell(cell).split('\n');
  }
}
