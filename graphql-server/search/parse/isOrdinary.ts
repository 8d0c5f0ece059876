import { memoize } from '../../text/memoize';
import { singular } from '../words/singular';
import { knownWords } from './knownWords';

/**
 * Whether a folded word is an ordinary word: a word of knownWords, its plural, or its form with an ending such as -ed,
 * -est or -ly. An ordinary word alone is not a name.
 */
export const isOrdinary: (word: string) => boolean = memoize((word) => {
  const known = knownWords();
  if (known.has(word) || known.has(singular(word))) return true;
  const root = /^(.{3,}?)(?:i?er|i?est|ing|ed|ly|ish|s|es)$/.exec(word)?.[1];
  if (!root) return false;
  const single = root.replace(/(.)\1$/, '$1');
  return [root, `${root}e`, `${root}y`, single].some((each) => known.has(each));
});
