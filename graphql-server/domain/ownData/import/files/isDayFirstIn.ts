import type { Delimiter } from './readCsvCells';
import { tellsDayFirst } from './readDay';

/**
 * Some dates can be read in two ways (4/9/2025). Returns whether the day is first in such dates of this column. Dates
 * with only one meaning (14/9/2025) decide this. If these dates have different orders, the month is first. If there are
 * no dates with only one meaning, the separator decides: spreadsheets write semicolons in countries where a comma is
 * the decimal separator, and there the day is first.
 */
export function isDayFirstIn(dates: readonly string[], delimiter: Delimiter): boolean {
  const orders = new Set(dates.map(tellsDayFirst));
  return orders.has(true) ? !orders.has(false) : delimiter === ';' && !orders.has(false);
}
