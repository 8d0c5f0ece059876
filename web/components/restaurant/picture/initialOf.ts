/**
 * The first letter or digit of a name, in upper case. A leading "The" is skipped: "L" for "The Leaning Peel". If the
 * name has no letter and no digit, the result is empty.
 */
export function initialOf(name: string): string {
  const withoutArticle = name.replace(/^the\s+/iu, '');
  return (/[\p{L}\p{N}]/u.exec(withoutArticle)?.[0] ?? '').toUpperCase();
}
