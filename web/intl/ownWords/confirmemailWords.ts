import type { Catalogue } from '../messageStore';

/**
 * The texts that only pages/ConfirmEmail uses. The imported files contain the texts of all screens. The build
 * reduces these imports to the keys of this screen (vite/compiledMessages.ts).
 */
export const confirmemailWords: Catalogue = {
  en: () => import('../messages/en.json'),
  es: () => import('../messages/es.json'),
  zh: () => import('../messages/zh.json'),
  ko: () => import('../messages/ko.json'),
};
