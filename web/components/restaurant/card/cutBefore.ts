/** When a quote is cut, it keeps at most this many characters before the matching words. */
const kept = 24;
/** A quote is cut when more than this many characters are before the matching words. */
const longest = 60;

/**
 * The index at which to start a quote so that the matching words are visible: 0, `mark`, or the start of a word shortly
 * before `mark`.
 * @param mark the index of the first matching word
 */
export function cutBefore(text: string, mark: number): number {
  if (mark <= longest) return 0;
  const space = text.indexOf(' ', mark - kept);
  return space < 0 || space >= mark ? mark : space + 1;
}
