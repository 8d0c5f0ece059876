import { type Language, languages } from '../../device/language';

const byLanguage: Readonly<Record<Language, { name: string; offer: string }>> = {
  en: { name: 'English', offer: 'Read in English' },
  es: { name: 'Español', offer: 'Ver Fuud en español' },
  zh: { name: '中文', offer: '用中文浏览' },
  ko: { name: '한국어', offer: '한국어로 보기' },
};

/** The languages in the order of `languages`, each with its name and an offer to read Fuud, both in that language. */
export const ownNames = languages.map((language) => ({ language, ...byLanguage[language] }));
