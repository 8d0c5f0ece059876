import type { MessageFormatElement } from 'react-intl';
import type { Language } from '../device/language';
import { landingMessages } from './landingMessages';

/** Message key to ICU message: compiled to its AST by the build, plain text in tests. */
export type Messages = Record<string, MessageFormatElement[]> | Record<string, string>;

/** The messages on screen and their language. */
export type ShownMessages = { language: Language; messages: Messages };

/** What a page starts with: the landing's English, which is part of the first chunk. */
export const firstMessages: ShownMessages = { language: 'en', messages: landingMessages };

type Chunks = Record<Language, () => Promise<{ default: Messages }>>;

const chunks: Chunks = {
  en: () => import('./messages/en.json'),
  es: () => import('./messages/es.json'),
  zh: () => import('./messages/zh.json'),
  ko: () => import('./messages/ko.json'),
};

/** The second catalogue: the long texts of few screens, loaded only once one of them is opened. */
const noticeChunks: Chunks = {
  en: () => import('./notices/en.json'),
  es: () => import('./notices/es.json'),
  zh: () => import('./notices/zh.json'),
  ko: () => import('./notices/ko.json'),
};

let shown = firstMessages;
let shownParts: readonly Messages[] = [];
let wanted: Language = 'en';
let wantsNotices = false;
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
  const withNotices = wantsNotices;
  const loads = [chunks[language](), ...(withNotices ? [noticeChunks[language]()] : [])];
  const parts = (await Promise.all(loads)).map((chunk) => chunk.default);
  if (wanted !== language || parts.every((part) => shownParts.includes(part))) return;
  if (withNotices !== wantsNotices) return showLanguage(language);
  shownParts = parts;
  shown = { language, messages: Object.assign({}, ...parts) };
  for (const listener of listeners) listener();
}

/**
 * Loads and shows the notices' texts too, in the language on screen now and in every one chosen later. A screen with
 * keys of notices/ awaits this before it is shown. Rejects when a chunk cannot be fetched; asking again tries again.
 */
export async function showNotices(): Promise<void> {
  const before = wantsNotices;
  wantsNotices = true;
  try {
    await showLanguage(wanted);
  } catch (error) {
    wantsNotices = before;
    throw error;
  }
}
