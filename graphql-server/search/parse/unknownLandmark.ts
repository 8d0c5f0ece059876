import type { Token } from '../words/tokens';
import type { Reading } from './readCraving';

const NEAR = /^(?:near|nearest|closest)$/;
/** Words that mean nearness together with the word after them: "close to", "across from", "walking distance from". */
const NEAR_WITH = /^(?:close to|next to|across from|distance (?:from|to|of))$/;
const ARTICLE = /^(?:the|a|an|my|our|this|that|his|her|their)$/;
const LONGEST_NAME = 3;

/**
 * What an English craving wants to be near, if no part of the city has this name and no text about the city's places
 * contains one of its words: "airport" in "pizza near the airport". Null if there is no such landmark.
 * @param knows whether a text about a place of the city contains this folded word
 */
export function unknownLandmark(text: string, reading: Reading, knows: (folded: string) => boolean): string | null {
  const { tokens, pieces } = reading;
  for (const cue of tokens.keys()) {
    const from = cue + cueLength(tokens, cue);
    if (from === cue) continue;
    const hasArticle = ARTICLE.test(tokens[from]?.folded ?? '');
    const first = hasArticle ? from + 1 : from;
    let end = first;
    while (end < first + LONGEST_NAME && isUnknown(end)) end += 1;
    const isAdjective = !hasArticle && pieces.some(({ kind, start }) => kind === 'concept' && start === end);
    const name = tokens.slice(first, end);
    if (name.length === 0 || isAdjective || name.some(({ folded }) => knows(folded))) continue;
    return text.slice(name[0]?.start, name.at(-1)?.end);
  }
  return null;

  function isUnknown(at: number): boolean {
    return tokens[at]?.kind === 'word' && pieces.some(({ kind, start }) => kind === 'unknown' && start === at);
  }
}

/** How many tokens from `at` on say that a place must be near: 0, 1 ("near") or 2 ("close to"). */
function cueLength(tokens: readonly Token[], at: number): number {
  const [word, next] = [tokens[at]?.folded ?? '', tokens[at + 1]?.folded ?? ''];
  if (NEAR_WITH.test(`${word} ${next}`)) return 2;
  if (!NEAR.test(word)) return 0;
  return next === 'to' ? 2 : 1;
}
