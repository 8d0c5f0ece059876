import type { Language } from '../languages';
import { labels } from './holidayLabels.json';

const byName = new Map<string, Readonly<Record<Language, string>>>(Object.entries(labels));

/** What people call a public holiday in a language; a name that nobody translated stays as it is. */
export function holidayLabel(name: string, language: Language): string {
  return byName.get(name)?.[language] ?? name;
}
