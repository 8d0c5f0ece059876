import type { CsvRow } from './readCsvCells';
import type { Header } from './readHeader';
import { isScore } from './readStars';

/**
 * Removes each column for dishes that contains only scores. For example, a column "Food" beside a column "Service" is
 * often a rating of the food, and its value "5" is no dish.
 */
export function withoutScores(header: Header, rows: readonly CsvRow[]): Header {
  const isOfScores = (column: number) => {
    const values = rows.map(({ cells }) => cells[column]?.trim()).filter((cell) => cell !== undefined && cell !== '');
    return values.length > 0 && values.every((value) => isScore(value ?? ''));
  };
  const dishes = header.columns.get('favoriteDishes')?.filter((column) => !isOfScores(column)) ?? [];
  const columns = new Map(header.columns);
  if (dishes.length > 0) columns.set('favoriteDishes', dishes);
  else columns.delete('favoriteDishes');
  return { ...header, columns };
}
