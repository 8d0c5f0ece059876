import type { Language } from '../languages';
import { labels } from './holidayLabels.json';

const byName = new Map<string, Readonly<Record<Language, string>>>(Object.entries(labels));

/** The name of a public holiday in a language. A name without a translation stays as it is. */
export function holidayLabel(name: string, language: Language): string {
  return byName.get(name)?.[language] ?? name;
}
