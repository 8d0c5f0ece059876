import { removeAccents } from '../../text/removeAccents';
import { simplified } from './simplified';

const BEYOND_ASCII = /[\u0080-\uffff]/;
/** Letters that removeAccents does not change, although they have a plain form. */
const LETTERS = /[ßæœøłđıþð]/g;
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  þ: 'th',
  ð: 'd',
};

/**
 * The form in which the search compares words: in lower case, without accents, and with plain letters in place of
 * compatibility characters ("ﬁ" becomes "fi"). Traditional Chinese characters become simplified ones. Hangul does not
 * change.
 */
export function fold(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase();
  return simplified(removeAccents(text))
    .toLowerCase()
    .replace(LETTERS, (letter) => PLAIN[letter] ?? letter);
}
