import { type Catalogue, showCatalogue } from './messageStore';

/** The build keeps only the keys of screens with words of their own here (isOfOwnScreen in vite/compileMessages.ts). */
const ownWords: Catalogue = {
  en: () => import('./messages/en.json'),
  es: () => import('./messages/es.json'),
  zh: () => import('./messages/zh.json'),
  ko: () => import('./messages/ko.json'),
};

/** Loads the words of Saved, Diary and Settings, which no other screen has. Their routes await it. */
export function showOwnWords(): Promise<void> {
  return showCatalogue(ownWords);
}
