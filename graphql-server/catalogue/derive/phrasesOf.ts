/** No wanted phrase has more words. */
const MOST_WORDS = 6;

/** A phrase that was found: its words from `start` on, `end` behind the last. */
export interface FoundPhrase {
  phrase: string;
  start: number;
  end: number;
}

/**
 * The wanted phrases in a list of words, from the left, the longest at each position; they do not overlap.
 * @param isMeant whether a phrase is one that is looked for; told whether it ends the text
 */
export function phrasesOf(
  words: readonly string[],
  isMeant: (phrase: string, isLast: boolean) => boolean,
): FoundPhrase[] {
  const found: FoundPhrase[] = [];
  for (let start = 0; start < words.length; start++) {
    for (let end = Math.min(words.length, start + MOST_WORDS); end > start; end--) {
      const phrase = words.slice(start, end).join(' ');
      if (!isMeant(phrase, end === words.length)) continue;
      found.push({ phrase, start, end });
      start = end - 1;
      break;
    }
  }
  return found;
}
