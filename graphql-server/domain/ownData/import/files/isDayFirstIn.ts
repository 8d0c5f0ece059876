import type { Delimiter } from './readCsvCells';
import { tellsDayFirst } from './readDay';

/**
 * Whether the day is first in the dates of a column that can be read both ways (4/9/2025). Dates with only one meaning
 * decide this. If there are none, the separator decides: spreadsheets write semicolons in countries where a comma is
 * the decimal separator, and there the day is first.
 */
export function isDayFirstIn(dates: readonly string[], delimiter: Delimiter): boolean {
  const orders = new Set(dates.map(tellsDayFirst));
  return orders.has(true) ? !orders.has(false) : delimiter === ';' && !orders.has(false);
}
