/**
 * Splits a record that consists of several rows. If the first line of a file ends in CRLF, the parser does not split
 * lines at LF. So a line that ends in LF and the next line become one record. One of its fields then contains the last
 * field of the first row, LF, and the first field of the next row. If these fields are quoted, the parser leaves the
 * quotes in the text: `"St. Louis"\n"2"`.
 * @param width the number of fields of a row
 * @param hasQuotes whether quotes may enclose fields
 * @returns the rows; only the record itself if it does not consist of whole rows
 */
export function splitGlued(record: string[], width: number, hasQuotes = true): string[][] {
  const step = width - 1;
  if (record.length <= width || step < 1 || (record.length - 1) % step !== 0) return [record];
  const rows: string[][] = [];
  let first = record[0] ?? '';
  for (let at = 0; at + step < record.length; at += step) {
    const isLast = at + step === record.length - 1;
    const field = record[at + step] ?? '';
    const [end = '', next, ...more] = isLast ? [field] : field.split('\n');
    if (!isLast && (next === undefined || more.length > 0)) return [record];
    const isRaw = hasQuotes && (!isLast || field.endsWith('"\n')); // the last line of the file may end in LF, too
    rows.push([first, ...record.slice(at + 1, at + step), isRaw ? (insideQuotes(end) ?? end) : end]);
    // The parser has not replaced the doubled quotes after LF.
    const inside = hasQuotes ? insideQuotes(next ?? '') : undefined;
    first = inside?.replaceAll('""', '"') ?? next ?? '';
  }
  return rows;
}

/** The text between the quotes around a field; undefined if the field has no quotes around it. */
const insideQuotes = (field: string): string | undefined => /^"(.*)"\n?$/s.exec(field)?.[1];
