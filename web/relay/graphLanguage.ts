import type { Language } from '../device/language';
import { enumValue } from './enumValue';

/** The graph's enum value for a language: es -> ES. */
export function graphLanguage(language: Language): Uppercase<Language> {
  return enumValue(language);
}
