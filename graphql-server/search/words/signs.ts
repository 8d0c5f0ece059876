/** What this file needs to know about a token (tokens.ts). */
interface Part {
  kind: string;
  text: string;
  start: number;
  end: number;
}

/** Emoji that mean "no". They stand before or after what they refuse: "🚫🥜", "peanuts ❌ shrimp ❌". */
const SIGNS = /🚫|❌|⛔|🙅/u;

/** Whether a text contains such an emoji. */
export const hasSign = (text: string): boolean => SIGNS.test(text);

/** Whether a token is such an emoji. */
export const isSign = (part: Part | undefined): boolean => part !== undefined && hasSign(part.text);

const isMark = (part: Part | undefined) => isSign(part) || /^[✅⭕✔]/u.test(part?.text ?? '');

/**
 * The indexes of the signs that belong to the word before them, so that they do not refuse the word after them. A sign
 * belongs to the word before it if only a space follows the sign ("🥜❌ ramen"), or if the text ends with such a sign or
 * with ✅ and begins with none ("pizza ❌ tacos ✅").
 */
export function signsAfterWords(parts: readonly Part[]): number[] {
  if (!parts.some(isSign)) return [];
  const isAfterWords = isMark(parts.at(-1)) && !isMark(parts[0]);
  return [...parts.keys()].filter((at) => {
    const [before, sign, next] = [parts[at - 1], parts[at], parts[at + 1]];
    if (!isSign(sign) || !before || !next || before.kind === 'break' || next.kind === 'break') return false;
    const [isBeside, isBeforeWord] = [before.end === sign?.start, next.start === sign?.end];
    return isBeside === isBeforeWord ? isAfterWords : isBeside;
  });
}
