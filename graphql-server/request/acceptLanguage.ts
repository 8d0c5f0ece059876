import { LANGUAGES, type Language } from '../languages';

/**
 * The language of Fuud that a reader prefers, from the header Accept-Language (RFC 9110 §12.5.4). Null if the header
 * names no language of Fuud. Of several languages with the same q, the first is returned. q=0 excludes a language.
 */
export function acceptLanguage(header: string | undefined): Language | null {
  const liked = (header ?? '').split(',').flatMap((part) => {
    const [range = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const language = LANGUAGES.find((code) => code === range.split('-')[0]);
    const quality = Number(/^q=(.*)$/.exec(parameters.find((each) => each.startsWith('q=')) ?? '')?.[1] ?? 1);
    return language && quality > 0 ? [{ language, quality }] : [];
  });
  return liked.sort((a, b) => b.quality - a.quality)[0]?.language ?? null;
}
