import type { Catalogue } from '../messageStore';

/** The words that only a restaurant's page has. */
export const restaurantWords: Catalogue = {
  en: () => import('../messages/en.json'),
  es: () => import('../messages/es.json'),
  zh: () => import('../messages/zh.json'),
  ko: () => import('../messages/ko.json'),
};
