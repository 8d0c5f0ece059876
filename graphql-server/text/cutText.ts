/**
 * Returns the beginning of a text, at most `length` UTF-16 units long. Lone surrogates, such as half of an emoji at the
 * cut, are removed, because Postgres refuses them.
 */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Cs}/gu, '');
}
