import { stateCode } from './usStates';

const WORD = /\S+/gu;
const FIRST_LETTER = /\p{L}/u;
const FINAL_TWO_LETTERS = /(?<=[\s,])(\p{L}{2})$/u;

/** Title case; a two-letter state at the end becomes upper case: "kansas city, mo" -> "Kansas City, MO". */
export function titleCaseLocation(text: string): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(WORD, (word) => word.toLowerCase().replace(FIRST_LETTER, (letter) => letter.toUpperCase()))
    .replace(FINAL_TWO_LETTERS, (word) => stateCode(word) ?? word);
}
