import type { Language } from '../languages';
import en from './letters/en.json';
import es from './letters/es.json';
import ko from './letters/ko.json';
import zh from './letters/zh.json';

/** All texts of the e-mails that Fuud sends. The English file defines the type. */
export type Words = typeof en;

/** The texts in each language. */
export const words: Record<Language, Words> = { en, es, ko, zh };

/** Replaces each {name} that has a value in `values`. A {name} inside a value is not replaced. */
export function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
