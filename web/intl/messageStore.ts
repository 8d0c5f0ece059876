import type { MessageFormatElement } from 'react-intl';
import type { Language } from '../device/language';
import { landingMessages } from './landingMessages';

/** Message key to ICU message: compiled to its AST by the build, plain text in tests. */
export type Messages = Record<string, MessageFormatElement[]> | Record<string, string>;

/** The messages on screen and their language. */
export type ShownMessages = { language: Language; messages: Messages };

/** What a page starts with: the landing's English, which is part of the first chunk. */
export const firstMessages: ShownMessages = { language: 'en', messages: landingMessages };

/** A catalogue: how to load its messages in each language. */
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

/** Calls the listener when other messages are shown; answers the function that ends it. */
export function subscribeShownMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Loads all messages of one language (no other) and shows them, unless another language was asked for meanwhile.
 * Keys a language lacks were filled from English by the build. Rejects when a chunk cannot be fetched.
 */
export async function showLanguage(language: Language): Promise<void> {
  wanted = language;
  const asked = catalogues;
  const parts = (await Promise.all(asked.map((catalogue) => catalogue[language]()))).map((chunk) => chunk.default);
  if (wanted !== language || parts.every((part) => shownParts.includes(part))) return;
  if (asked !== catalogues) return showLanguage(language);
  shownParts = parts;
  // The build's English for the app is without the landing's, which is here already.
  shown = { language, messages: Object.assign({}, landingMessages, ...parts) };
  for (const listener of listeners) listener();
}

/**
 * Loads and shows another catalogue too, in the language on screen now and in every one chosen later. Rejects when a
 * chunk cannot be fetched; asking again tries again.
 */
export async function showCatalogue(catalogue: Catalogue): Promise<void> {
  const before = catalogues;
  if (!before.includes(catalogue)) catalogues = [...before, catalogue];
  try {
    await showLanguage(wanted);
  } catch (error) {
    catalogues = before;
    throw error;
  }
}
