/** The first letter of a name, not counting an article at the beginning: "L" for "The Leaning Peel". */
export function initialOf(name: string): string {
  const withoutArticle = name.replace(/^(?:the|el|la|los|las|le|les|il)\s+/iu, '');
  return (/[\p{L}\p{N}]/u.exec(withoutArticle)?.[0] ?? '').toUpperCase();
}
