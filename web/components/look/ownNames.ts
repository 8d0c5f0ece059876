import type { Language } from '../../device/language';

/** Each language by its own name, whatever the reader's language. */
export const ownNames: ReadonlyArray<{ language: Language; name: string }> = [
  { language: 'en', name: 'English' },
  { language: 'es', name: 'Español' },
  { language: 'zh', name: '中文' },
  { language: 'ko', name: '한국어' },
];
