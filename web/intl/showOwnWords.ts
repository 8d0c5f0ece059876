import { type Catalogue, showCatalogue } from './messageStore';

/** The build keeps only the keys of screens with their own texts here (isOfOwnScreen in vite/compileMessages.ts). */
const ownWords: Catalogue = {
  en: () => import('./messages/en.json'),
  es: () => import('./messages/es.json'),
  zh: () => import('./messages/zh.json'),
  ko: () => import('./messages/ko.json'),
};

/** Loads the texts that only Saved, Diary and Settings use. Their routes wait for this. */
export function showOwnWords(): Promise<void> {
  return showCatalogue(ownWords);
}
