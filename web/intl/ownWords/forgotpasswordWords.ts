import type { Catalogue } from '../messageStore';

/** The words that only the request for a reset of the password has. */
export const forgotpasswordWords: Catalogue = {
  en: () => import('../messages/en.json'),
  es: () => import('../messages/es.json'),
  zh: () => import('../messages/zh.json'),
  ko: () => import('../messages/ko.json'),
};
