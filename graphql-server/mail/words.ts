import type { Language } from '../languages';
import en from './letters/en.json';
import es from './letters/es.json';
import ko from './letters/ko.json';
import zh from './letters/zh.json';

/** Everything letters say; English sets the shape. */
export type Words = typeof en;

/** The words of each language. */
export const words: Record<Language, Words> = { en, es, ko, zh };

/** Puts values where {name} stands for them; a value is never read for further names. */
export function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
