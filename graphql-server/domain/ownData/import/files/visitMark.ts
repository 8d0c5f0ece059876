const YES = /^(?:yes|y|true|x|✓|✔|✅|☑|done|visited|s[ií]|verdadero|是|对|真|去过|예|네|참|방문함)\ufe0f?$/iu;
const NO = /^(?:no|n|false|✗|✘|❌|☐|not yet|todav[ií]a no|falso|否|假|没去过|아니요|아니오|거짓)\ufe0f?$/iu;

/** Whether a cell says that a restaurant was visited (true) or not (false), as a checkbox does; null for other text. */
export function visitMark(cell: string): boolean | null {
  const text = cell.trim();
  if (YES.test(text)) return true;
  return NO.test(text) ? false : null;
}

/**
 * Whether a column that could contain dates only marks restaurants as visited: "Yes" and "No", or "x" and nothing. Then
 * a row without a mark is no visit.
 */
export const areMarks = (cells: readonly string[]): boolean =>
  cells.some((cell) => visitMark(cell) === true) && cells.every((cell) => !cell || visitMark(cell) !== null);
