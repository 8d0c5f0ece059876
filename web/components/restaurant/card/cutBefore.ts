/** A quote shows this much, in letters, before the words that match, and is cut only where more stands there. */
const kept = 24;
const longest = 60;

/** Where a quote begins so that its words from `mark` on are seen: 0, or the beginning of a word not far before them. */
export function cutBefore(text: string, mark: number): number {
  if (mark <= longest) return 0;
  const space = text.indexOf(' ', mark - kept);
  return space < 0 || space >= mark ? mark : space + 1;
}
