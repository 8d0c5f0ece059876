/**
 * Formats rows as lines under their headings. Columns of numbers are aligned to the right, and other columns to the
 * left. There are two spaces between columns.
 */
export function table(headings: string[], rows: string[][]): string[] {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const isNumber = headings.map((_, column) => rows.every((row) => /^[\d,.]*$/.test(row[column] ?? '')));
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => (isNumber[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(headings), ...rows.map(line)];
}
