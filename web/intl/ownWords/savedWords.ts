import type { Catalogue } from '../messageStore';

/** The texts that only pages/Saved uses. */
export const savedWords: Catalogue = {
  en: () => import('../messages/en.json'),
  es: () => import('../messages/es.json'),
  zh: () => import('../messages/zh.json'),
  ko: () => import('../messages/ko.json'),
};
