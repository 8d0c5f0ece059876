/**
 * Returns the beginning of a text, at most `length` UTF-16 units long. Half of a character at the cut, such as of an
 * emoji, is removed, because Postgres refuses it. So is every other half of a character.
 */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Cs}/gu, '');
}
