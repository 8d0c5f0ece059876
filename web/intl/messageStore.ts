import type { MessageFormatElement } from 'react-intl';
import type { Language } from '../device/language';
import { landingMessages } from './landingMessages';

/** Messages by their keys. The build compiles their ICU text to an AST; in tests they are plain text. */
export type Messages = Record<string, MessageFormatElement[]> | Record<string, string>;

/** The messages on screen and their language. */
export type ShownMessages = { language: Language; messages: Messages };

/** The messages that are shown first: the landing page's English texts, which are in the first chunk. */
export const firstMessages: ShownMessages = { language: 'en', messages: landingMessages };

/** The functions that load the messages of a catalogue, one function for each language. */
export type Catalogue = Record<Language, () => Promise<{ default: Messages }>>;

const appMessages: Catalogue = {
  en: () => import('./messages/en.json'),
  es: () => import('./messages/es.json'),
  zh: () => import('./messages/zh.json'),
  ko: () => import('./messages/ko.json'),
};

let shown = firstMessages;
let shownParts: readonly Messages[] = [];
let wanted: Language = 'en';
let catalogues: readonly Catalogue[] = [appMessages];
const listeners = new Set<() => void>();

/** The messages to show now. */
export function getShownMessages(): ShownMessages {
  return shown;
}

/** Calls the listener when other messages are shown. Returns a function that unsubscribes. */
export function subscribeShownMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Loads the messages of appMessages and all added catalogues in one language. Shows them, unless another language was
 * requested in the meantime. The build has filled missing keys with English texts. Rejects if a chunk cannot be loaded.
 */
export async function showLanguage(language: Language): Promise<void> {
  wanted = language;
  const asked = catalogues;
  const parts = (await Promise.all(asked.map((catalogue) => catalogue[language]()))).map((chunk) => chunk.default);
  if (wanted !== language || parts.every((part) => shownParts.includes(part))) return;
  if (asked !== catalogues) return showLanguage(language);
  shownParts = parts;
  // The build leaves the keys of the landing page out of the app's English texts, so they are added here.
  shown = { language, messages: Object.assign({}, landingMessages, ...parts) };
  for (const listener of listeners) listener();
}

/**
 * Adds another catalogue. Loads and shows its messages in the current language, and in every language chosen later.
 * Rejects when a chunk cannot be loaded; the next call tries again.
 */
export async function showCatalogue(catalogue: Catalogue): Promise<void> {
  const isKnown = catalogues.includes(catalogue);
  if (!isKnown) catalogues = [...catalogues, catalogue];
  try {
    await showLanguage(wanted);
  } catch (error) {
    // Only this catalogue is removed, because another call may have added another catalogue meanwhile.
    if (!isKnown) catalogues = catalogues.filter((each) => each !== catalogue);
    throw error;
  }
}
