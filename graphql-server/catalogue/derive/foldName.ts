import { memoize } from '../../text/memoize';
import { removeAccents } from '../../text/removeAccents';

const SPELLINGS: [RegExp, string][] = [
  [/\bbar b (?:q|que|cue)\b|\bbarbe[cq]ue\b/g, 'bbq'],
  [/\bdough ?nuts?\b|\bdo nuts?\b|\bdonuts\b/g, 'donut'],
  [/\bsaint\b/g, 'st'],
  [/\bdrive inn?\b/g, 'drivein'],
  [/^the (?=.)/, ''],
];
/**
 * Matches the number of a branch at the end of a name: "#1234", "Store 12", "T-1234", or only a number of three digits
 * or more.
 */
const STORE_NUMBER = /(?:\s*#\s*[a-z]{0,2}-?\d+[a-z]?|\s+(?:store|unit|no)\.? ?#?\d+|\s+[a-z]{0,2}-?\d{3,})\s*$/;

/**
 * Folds the name of a restaurant to a form in which names can be compared with brands, and with words that imply facts
 * such as a cuisine. The result is in lower case, and has no accents, apostrophes, punctuation, leading "the" or branch
 * number. "&" and "+" become "and". BBQ, donut, Saint and drive-in have one spelling each. "MCDONALD'S #1234" and
 * "McDonald’s" both become "mcdonalds". The results are cached, because many rules fold the same name.
 */
export const foldName: (name: string) => string = memoize((name) => {
  const plain = removeAccents(name)
    .toLowerCase()
    .replace(STORE_NUMBER, '')
    .replace(/['’‘`´.]/g, '')
    .replace(/[&+]/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return SPELLINGS.reduce((text, [pattern, word]) => text.replace(pattern, word), plain);
});
