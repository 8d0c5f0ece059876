/** The languages that Fuud supports, as ISO 639-1 codes. */
export const LANGUAGES = ['en', 'es', 'zh', 'ko'] as const;

/** One of the languages that Fuud supports. */
export type Language = (typeof LANGUAGES)[number];

/** @returns the language with this code; null for any other text */
export function languageOf(stored: string | null | undefined): Language | null {
  return LANGUAGES.find((language) => language === stored) ?? null;
}
