import { removeAccents } from '../../text/removeAccents';

/** Letters with a plain form that are not a letter and an accent. */
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

/** How words are compared everywhere in search: compatible characters as one, lower case, no accents; Hangul stays whole. */
export function fold(text: string): string {
  return removeAccents(text)
    .toLowerCase()
    .replace(LETTERS, (letter) => PLAIN[letter] ?? letter);
}
