import { removeAccents } from '../../text/removeAccents';

const APOSTROPHES = /['’‘`´]/g;
const OTHERS = /[^\p{L}\p{N}]+/gu;

/**
 * Returns the words of a text in lower case, without accents, apostrophes and punctuation: "Café d'Amis & Co." becomes
 * "cafe damis and co".
 */
export function foldText(text: string): string {
  return removeAccents(text)
    .toLowerCase()
    .replace(APOSTROPHES, '')
    .replace(/[&+]/g, ' and ')
    .replace(OTHERS, ' ')
    .trim();
}
