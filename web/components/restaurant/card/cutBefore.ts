/**
 * A quote is cut when more than `longest` characters are before the matching words; then at most `kept` of them stay.
 */
const kept = 24;
const longest = 60;

/** Where to start a quote so that the words at `mark` are visible: 0, or the start of a word shortly before them. */
export function cutBefore(text: string, mark: number): number {
  if (mark <= longest) return 0;
  const space = text.indexOf(' ', mark - kept);
  return space < 0 || space >= mark ? mark : space + 1;
}
