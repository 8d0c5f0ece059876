/** The first letter of a name without its article: "The Leaning Peel" is "L". */
export function initialOf(name: string): string {
  const withoutArticle = name.replace(/^(?:the|el|la|los|las|le|les|il)\s+/iu, '');
  return (/[\p{L}\p{N}]/u.exec(withoutArticle)?.[0] ?? '').toUpperCase();
}
