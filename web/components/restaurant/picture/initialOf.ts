/** The first letter of a name, not counting "The" at the beginning: "L" for "The Leaning Peel". */
export function initialOf(name: string): string {
  const withoutArticle = name.replace(/^the\s+/iu, '');
  return (/[\p{L}\p{N}]/u.exec(withoutArticle)?.[0] ?? '').toUpperCase();
}
