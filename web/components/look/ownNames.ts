import type { Language } from '../../device/language';

/** Each language by its own name, whatever the reader's language, and in its own words the offer to read Fuud in it. */
export const ownNames: ReadonlyArray<{ language: Language; name: string; offer: string }> = [
  { language: 'en', name: 'English', offer: 'Read in English' },
  { language: 'es', name: 'Español', offer: 'Ver Fuud en español' },
  { language: 'zh', name: '中文', offer: '用中文浏览' },
  { language: 'ko', name: '한국어', offer: '한국어로 보기' },
];
