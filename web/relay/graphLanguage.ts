import type { Language } from '../device/language';

/** The device's language as the graph names it: es -> ES. */
export function graphLanguage(language: Language): Uppercase<Language> {
  return language.toUpperCase() as Uppercase<Language>;
}
