import type { Language } from '../device/language';
import { enumValue } from './enumValue';

/** The name of a language in the graph: es -> ES. */
export function graphLanguage(language: Language): Uppercase<Language> {
  return enumValue(language);
}
