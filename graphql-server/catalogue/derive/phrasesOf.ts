/** A phrase that was found: `start` is the index of its first word, `end` is the index after its last word. */
export interface FoundPhrase {
  phrase: string;
  start: number;
  end: number;
}

/**
 * The wanted phrases in a list of words, from left to right. At each position the longest phrase counts; phrases do not
 * overlap.
 * @param longest the most words of a wanted phrase that begins with this word; 0 if none begins with it
 * @param isMeant tells whether a phrase is wanted; `isLast` is true if the phrase ends the text
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
