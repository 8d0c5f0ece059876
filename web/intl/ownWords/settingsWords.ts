import type { Catalogue } from '../messageStore';

/** The texts that only pages/Settings uses. */
export const settingsWords: Catalogue = {
  en: () => import('../messages/en.json'),
  es: () => import('../messages/es.json'),
  zh: () => import('../messages/zh.json'),
  ko: () => import('../messages/ko.json'),
};
