import type { Language } from '../../device/language';

/** The name of each language in that language, and the offer to read Fuud in it. */
export const ownNames: ReadonlyArray<{ language: Language; name: string; offer: string }> = [
  { language: 'en', name: 'English', offer: 'Read in English' },
  { language: 'es', name: 'Español', offer: 'Ver Fuud en español' },
  { language: 'zh', name: '中文', offer: '用中文浏览' },
  { language: 'ko', name: '한국어', offer: '한국어로 보기' },
];
