import type { Catalogue } from '../messageStore';

/** The texts that only pages/Discover uses. */
export const discoverWords: Catalogue = {
  en: () => import('../messages/en.json'),
  es: () => import('../messages/es.json'),
  zh: () => import('../messages/zh.json'),
  ko: () => import('../messages/ko.json'),
};
