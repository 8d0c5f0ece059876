/** The languages Fuud speaks, as ISO 639-1 codes. */
export const LANGUAGES = ['en', 'es', 'zh', 'ko'] as const;

/** One of the languages Fuud speaks. */
export type Language = (typeof LANGUAGES)[number];
