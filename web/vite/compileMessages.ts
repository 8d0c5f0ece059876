import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import type { OwnWords } from '../intl/showOwnWords';

/** The first parts of the keys that the landing page uses. */
const landingScreens = ['app', 'landing', 'look', 'problem'];

/** Whether the landing page needs the message of this key before the app is loaded. */
export const isOnLanding = (key: string) => landingScreens.includes(key.split('.')[0] ?? '');

/**
 * Maps the first part of a text's key to the screen with which the text loads. These screens have many texts that no
 * other screen uses.
 */
const ownScreens: Record<string, OwnWords> = {
  account: 'settings',
  confirm: 'confirmemail',
  diary: 'diary',
  discover: 'discover',
  fact: 'restaurant',
  forgot: 'forgotpassword',
  live: 'restaurant',
  profile: 'profile',
  report: 'restaurant',
  reset: 'resetpassword',
  saved: 'saved',
  settings: 'settings',
};

/** The screen in `ownScreens` that loads the message of this key (intl/showOwnWords.ts); undefined if there is none. */
export const ownScreenOf = (key: string): OwnWords | undefined => ownScreens[key.split('.')[0] ?? ''];

type Texts = Record<string, string>;

/** The messages of a language, with English messages for missing keys. */
export function withEnglish(messages: Texts, english: Texts): Texts {
  return { ...english, ...messages };
}

/** Parses the messages with `wanted` keys, so that the app needs no parser. */
export function parseMessages(
  messages: Texts,
  wanted = (_key: string) => true,
): Record<string, MessageFormatElement[]> {
  const kept = Object.entries(messages).filter(([key]) => wanted(key));
  return Object.fromEntries(kept.map(([key, text]) => [key, parse(text)]));
}

/** Reads and parses the message file of a language. `folder` has en.json and the files of the other languages. */
export function compileMessages(folder: string, language: string, wanted?: (key: string) => boolean) {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Texts;
  return parseMessages(withEnglish(read(language), read('en')), wanted);
}
