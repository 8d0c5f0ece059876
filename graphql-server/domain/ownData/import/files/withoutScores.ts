import type { CsvRow } from './readCsvCells';
import type { Header } from './readHeader';
import { isScore } from './readStars';

/**
 * The headings without the columns for dishes in which each value is a score: "Food" beside "Service" is a rating of
 * the food, and "5" is no dish.
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
