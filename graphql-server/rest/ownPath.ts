const HERE = 'http://here.invalid';

/** Returns the normalized path, query and hash if `text` is a path of this site. Returns undefined for other texts. */
export function ownPath(text: string | undefined): string | undefined {
  if (!text?.startsWith('/') || !URL.canParse(text, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, HERE);
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
