/**
 * Returns the beginning of a text, at most `length` UTF-16 units long. Every half of a character (a lone surrogate,
 * such as half of an emoji at the cut) is removed, because Postgres refuses it.
 */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Cs}/gu, '');
}
