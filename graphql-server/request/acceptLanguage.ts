import { LANGUAGES, type Language } from '../languages';

/**
 * The language of Fuud that a user prefers, from the header Accept-Language (RFC 9110 §12.5.4). Null if the header
 * has no language of Fuud with a q above 0. If several languages have the highest q, the first of these is returned.
 */
export function acceptLanguage(header: string | undefined): Language | null {
  const accepted = (header ?? '').split(',').flatMap((part) => {
    const [range = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const language = LANGUAGES.find((code) => code === range.split('-')[0]);
    const quality = Number(/^q=(.*)$/.exec(parameters.find((each) => each.startsWith('q=')) ?? '')?.[1] ?? 1);
    return language && quality > 0 ? [{ language, quality }] : [];
  });
  return accepted.sort((a, b) => b.quality - a.quality)[0]?.language ?? null;
}
