/** Text that a spreadsheet reads as a formula, even after quotes (') at its start. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/**
 * Text as a cell of a CSV (RFC 4180). Text that looks like a formula gets a ' in front; text with commas, quotes or
 * line breaks, or with spaces at an end, is quoted.
 */
export function textCell(text: string): string {
  const guarded = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** The reverse of textCell, for a cell whose CSV quotes are already removed. */
export function readTextCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
