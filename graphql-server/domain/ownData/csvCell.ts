/**
 * Matches text that a spreadsheet could read as a formula. Text with apostrophes before a formula also matches, so that
 * readTextCell can undo textCell.
 */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/**
 * Text as a cell of a CSV (RFC 4180). Text that looks like a formula gets an apostrophe in front. Text with commas,
 * quotes or line breaks, or with white space at its start or end, is quoted.
 */
export function textCell(text: string): string {
  const guarded = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** Returns the text from which textCell made this cell. The CSV quotes must already be removed from the cell. */
export function readTextCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
