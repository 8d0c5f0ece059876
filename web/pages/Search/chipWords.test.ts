import { createIntl } from 'react-intl';
import en from '../../intl/messages/en.json';
import es from '../../intl/messages/es.json';
import ko from '../../intl/messages/ko.json';
import zh from '../../intl/messages/zh.json';
import { chipWords } from './chipWords';

const languages = { en, es, ko, zh };

/** The words of several chips of the same kind in a language, one chip for each label. */
const wordsOf = (locale: keyof typeof languages, kind: string, ...labels: string[]) => {
  const intl = createIntl({ locale, messages: languages[locale] });
  return labels.map((label) => chipWords(intl, { key: label, kind, label }));
};

test('a chip for an unwanted thing puts a word like “not” before the label in all four languages', () => {
  expect(wordsOf('en', 'UNWANTED', 'Italian', 'Loud')).toEqual(['not Italian', 'not Loud']);
  expect(wordsOf('es', 'UNWANTED', 'Italiana', 'Ruidoso')).toEqual(['evitar: italiana', 'evitar: ruidoso']);
  expect(wordsOf('zh', 'UNWANTED', '意大利菜', '吵闹')).toEqual(['不要意大利菜', '不要吵闹']);
  expect(wordsOf('ko', 'UNWANTED', '이탈리안', '시끄러운')).toEqual(['제외: 이탈리안', '제외: 시끄러운']);
});

test('a chip for an allergy adds a word like “no” to the label in all four languages', () => {
  expect(wordsOf('en', 'ALLERGY', 'Shrimp')).toEqual(['no Shrimp']);
  expect(wordsOf('es', 'ALLERGY', 'Camarones', 'Té de burbujas')).toEqual(['sin camarones', 'sin té de burbujas']);
  expect(wordsOf('zh', 'ALLERGY', '虾')).toEqual(['不含虾']);
  expect(wordsOf('ko', 'ALLERGY', '새우')).toEqual(['새우 빼고']);
});

test('in Spanish, “Tex-Mex” and “BBQ” keep their capitals; a label without added words keeps its first capital', () => {
  expect(wordsOf('es', 'UNWANTED', 'Tex-Mex', 'BBQ')).toEqual(['evitar: Tex-Mex', 'evitar: BBQ']);
  expect(wordsOf('es', 'WANTED', 'Italiana')).toEqual(['Italiana']);
  expect(wordsOf('es', 'LATER', 'Italiana')).toEqual(['Italiana']);
});

test('the chip for “open now” is in the language of the app, whatever the language of the search', () => {
  const intl = createIntl({ locale: 'es-US', messages: es });
  expect(chipWords(intl, { key: 'open:now', kind: 'OPEN_AT', label: 'open now' })).toBe('Abierto ahora');
});
