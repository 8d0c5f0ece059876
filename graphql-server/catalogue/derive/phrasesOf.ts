/**
 * A phrase that was found. `start` is the index of the phrase's first word, and `end` is the index after its last word.
 */
export interface FoundPhrase {
  phrase: string;
  start: number;
  end: number;
}

/**
 * Finds the wanted phrases in a list of words, from left to right. If several phrases begin at the same word, the
 * longest counts. The found phrases do not overlap.
 * @param longest returns the maximum number of words of a wanted phrase that begins with `first`; 0 if there is no such
 * phrase
 * @param isMeant returns whether a phrase is wanted; `isLast` is true if the phrase is at the end of `words`
 */
export function phrasesOf(
  words: readonly string[],
  longest: (first: string) => number,
  isMeant: (phrase: string, isLast: boolean) => boolean,
): FoundPhrase[] {
  const found: FoundPhrase[] = [];
  for (let start = 0; start < words.length; start++) {
    for (let end = Math.min(words.length, start + longest(words[start] ?? '')); end > start; end--) {
      const phrase = words.slice(start, end).join(' ');
      if (!isMeant(phrase, end === words.length)) continue;
      found.push({ phrase, start, end });
      start = end - 1;
      break;
    }
  }
  return found;
}
