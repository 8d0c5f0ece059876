import type { Language } from '../device/language';
import { enumValue } from './enumValue';

/** The device's language as the graph names it: es -> ES. */
export function graphLanguage(language: Language): Uppercase<Language> {
  return enumValue(language);
}
