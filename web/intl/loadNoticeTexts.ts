import { type Catalogue, showCatalogue } from './messageStore';

const notices: Catalogue = {
  en: () => import('./notices/en.json'),
  es: () => import('./notices/es.json'),
  zh: () => import('./notices/zh.json'),
  ko: () => import('./notices/ko.json'),
};

/** Loads the texts of notices/. A screen that uses them is shown only after they have loaded. */
export function loadNoticeTexts(): Promise<void> {
  return showCatalogue(notices);
}
