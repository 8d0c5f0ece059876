/** What spreadsheets take for a formula, and what begins so once our own mark is taken off. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/**
 * Text as a cell of a CSV (RFC 4180): what a spreadsheet would take for a formula gets a ' in front, and is quoted where it
 * holds commas, quotes or line breaks.
 */
export function textCell(text: string): string {
  const guarded = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** The text that textCell was given, once the quotes are off. */
export function readTextCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
