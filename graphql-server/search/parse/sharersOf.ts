import type { MeasureReader } from './MeasureReader';

/**
 * How many people share an amount of money that ends at token `end`: 2 for "$80 for two", 4 for "for 4 under 40 bucks
 * total". Null if the amount is for one person.
 */
export const sharersOf = (words: MeasureReader, end: number): number | null =>
  sharedBy(words, words.word(end) === 'total' ? end + 1 : end) ?? sharersOfTotal(words);

/** How many people share the amount: "$80 for two", "$100 for 4 people". */
function sharedBy(words: MeasureReader, at: number): number | null {
  if (!['for', 'para', 'between'].includes(words.word(at) ?? '')) return null;
  if (words.word(at + 1) === 'the' && words.word(at + 2) === 'both') return 2;
  if (words.word(at + 1) === 'both' || words.word(at + 1) === 'two') return 2;
  const number = words.number(at + 1);
  return number && number.value >= 2 && number.value <= 40 ? number.value : null;
}

const TOTAL = /^(?:total|altogether|feed|feeding)$/;

/** How many people share an amount that is for all of them: "for 4 under 40 bucks total", "50 bucks to feed 6". */
function sharersOfTotal(words: MeasureReader): number | null {
  const isTotal = words.tokens.some(
    ({ folded }, at) => TOTAL.test(folded) || (folded === 'all' && words.word(at + 1) === 'together'),
  );
  for (let at = 0; isTotal && at < words.tokens.length; at += 1) {
    const number = words.number(at);
    if (!number || number.value < 2 || number.value > 40 || words.tokens[at - 1]?.kind === 'dollars') continue;
    const isCounted =
      /^(?:for|of|para|feed|feeding)$/.test(words.word(at - 1) ?? '') && !words.endOf(number.end, 'currency');
    if (isCounted || words.endOf(number.end, 'people')) return number.value;
  }
  return null;
}
