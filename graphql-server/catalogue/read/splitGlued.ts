/**
 * Splits a record that consists of several rows. If the first lines of a file end in CRLF, the parser does not split
 * lines at LF. So a line that ends in LF and the next line become one record. One of its fields then contains the last
 * field of the first row, LF, and the first field of the next row.
 * @param width the number of fields of a row
 * @returns the rows; only the record itself if it does not consist of whole rows
 */
export function splitGlued(record: string[], width: number): string[][] {
  const step = width - 1;
  if (record.length <= width || step < 1 || (record.length - 1) % step !== 0) return [record];
  const rows: string[][] = [];
  let first = record[0] ?? '';
  for (let at = 0; at + step < record.length; at += step) {
    const isLast = at + step === record.length - 1;
    const [end = '', next, ...more] = isLast ? [record[at + step]] : (record[at + step] ?? '').split('\n');
    if (!isLast && (next === undefined || more.length > 0)) return [record];
    rows.push([first, ...record.slice(at + 1, at + step), end]);
    first = next ?? '';
  }
  return rows;
}
