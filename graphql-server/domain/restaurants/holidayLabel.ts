import type { Language } from '../settings/languages';
import { labels } from './holidayLabels.json';

const byName: Readonly<Record<string, Readonly<Record<Language, string>>>> = labels;

/** What people call a public holiday in a language; a name that nobody translated stays as it is. */
export function holidayLabel(name: string, language: Language): string {
  return Object.hasOwn(byName, name) ? (byName[name]?.[language] ?? name) : name;
}
