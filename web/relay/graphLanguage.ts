import type { Language } from '../device/language';
import { enumValue } from './enumValue';

/** The GraphQL enum value for a language: es -> ES. */
export function graphLanguage(language: Language): Uppercase<Language> {
  return enumValue(language);
}
