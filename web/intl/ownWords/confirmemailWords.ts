import type { Catalogue } from '../messageStore';

/** The words that only the confirmation of an e-mail address has. */
export const confirmemailWords: Catalogue = {
  en: () => import('../messages/en.json'),
  es: () => import('../messages/es.json'),
  zh: () => import('../messages/zh.json'),
  ko: () => import('../messages/ko.json'),
};
