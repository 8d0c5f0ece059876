import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';

/** First parts of the keys that the landing shows before anything else is loaded. */
export const landingScreens = ['app', 'landing', 'look', 'problem'];

type Texts = Record<string, string>;

/** A language's own messages, and English ones for the keys it lacks. */
export function withEnglish(messages: Texts, english: Texts): Texts {
  return { ...english, ...messages };
}

/** Parses messages, so that no parser has to be shipped; only those of the named screens when `screens` is given. */
export function parseMessages(messages: Texts, screens?: string[]): Record<string, MessageFormatElement[]> {
  const kept = Object.entries(messages).filter(([key]) => !screens || screens.includes(key.split('.')[0] ?? ''));
  return Object.fromEntries(kept.map(([key, text]) => [key, parse(text)]));
}

/** Reads and parses the message file of a language (folder: where en.json and the others are). */
export function compileMessages(folder: string, language: string, screens?: string[]) {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Texts;
  return parseMessages(withEnglish(read(language), read('en')), screens);
}
