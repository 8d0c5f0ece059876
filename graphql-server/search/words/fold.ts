import { removeAccents } from '../../text/removeAccents';

/** Letters that have a plain form, but are not a letter with an accent. */
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
 * The form in which search compares words: compatible characters as one, lower case, no accents; Hangul stays whole.
 */
export function fold(text: string): string {
  return removeAccents(text)
    .toLowerCase()
    .replace(LETTERS, (letter) => PLAIN[letter] ?? letter);
}
