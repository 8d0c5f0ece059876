import { LANGUAGES, type Language } from '../languages';

/**
 * The language of ours that a reader likes best, by the header Accept-Language (RFC 9110 §12.5.4); null where none of
 * ours is in it. What stands first among those liked equally wins, and what is marked q=0 is not taken.
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
