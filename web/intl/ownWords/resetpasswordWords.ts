import type { Catalogue } from '../messageStore';

/** The words that only the reset of the password has. */
export const resetpasswordWords: Catalogue = {
  en: () => import('../messages/en.json'),
  es: () => import('../messages/es.json'),
  zh: () => import('../messages/zh.json'),
  ko: () => import('../messages/ko.json'),
};
