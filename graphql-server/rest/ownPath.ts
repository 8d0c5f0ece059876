const HERE = 'http://here.invalid';

/** The path (with query and hash) if it stays on this site; undefined for any other text. */
export function ownPath(text: string | undefined): string | undefined {
  if (!text?.startsWith('/') || !URL.canParse(text, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, HERE);
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
