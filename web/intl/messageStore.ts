import type { MessageFormatElement } from 'react-intl';
import type { Language } from '../device/language';
import { landingMessages } from './landingMessages';

/** Message key to ICU message: compiled to its AST by the build, plain text in tests. */
export type Messages = Record<string, MessageFormatElement[]> | Record<string, string>;

/** The messages on screen and their language. */
export type ShownMessages = { language: Language; messages: Messages };

/** What a page starts with: the landing's English, which is part of the first chunk. */
export const firstMessages: ShownMessages = { language: 'en', messages: landingMessages };

const chunks: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import('./messages/en.json'),
  es: () => import('./messages/es.json'),
  zh: () => import('./messages/zh.json'),
  ko: () => import('./messages/ko.json'),
};

let shown = firstMessages;
let wanted: Language = 'en';
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
 * Keys a language lacks were filled from English by the build. Rejects when the chunk cannot be fetched.
 */
export async function showLanguage(language: Language): Promise<void> {
  wanted = language;
  const { default: messages } = await chunks[language]();
  if (wanted !== language || shown.messages === messages) return;
  shown = { language, messages };
  for (const listener of listeners) listener();
}
