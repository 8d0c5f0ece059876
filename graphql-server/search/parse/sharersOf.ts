import type { MeasureReader } from './MeasureReader';
import { LENGTHS } from './measureLexicon';

/**
 * How many people share an amount of money that ends at token `end`: 2 for "$80 for two", 4 for "for 4 under 40 bucks
 * total". Null if the amount is for one person.
 * @param isMuch whether the amount is too large to be a limit for one person, so that all share it: "for 4 under $100"
 */
export const sharersOf = (words: MeasureReader, end: number, isMuch: boolean): number | null =>
  sharedBy(words, words.word(end) === 'total' ? end + 1 : end) ?? sharersOfTotal(words, end, isMuch);

/** How many people share the amount: "$80 for two", "$100 for 4 people". */
function sharedBy(words: MeasureReader, at: number): number | null {
  if (!['for', 'para', 'between'].includes(words.word(at) ?? '')) return null;
  if (words.word(at + 1) === 'the' && words.word(at + 2) === 'both') return 2;
  if (words.word(at + 1) === 'both' || words.word(at + 1) === 'two') return 2;
  const number = words.number(at + 1);
  return number && number.value >= 2 && number.value <= 40 && !isOfThings(words, number.end) ? number.value : null;
}

const THINGS =
  /^(?:courses?|plates?|dishes|items|pieces|rounds|drinks?|beers?|cocktails?|tacos?|wings?|pizzas?|burgers?|entrees?|apps|hours?|days?|nights?|lbs?|pounds|dozen)$/;

/** Whether a number counts things and not people: "$60 for 3 courses". */
const isOfThings = (words: MeasureReader, end: number) =>
  !words.endOf(end, 'people') && THINGS.test(words.word(end) ?? '');

const ALL = /^(?:total|altogether)$/;
const FEED = /^(?:feed|feeding)$/;

/** How many people share an amount that is for all of them: "for 4 under 40 bucks total", "50 bucks to feed 6". */
function sharersOfTotal(words: MeasureReader, end: number, isMuch: boolean): number | null {
  const isAll = ALL.test(words.word(end) ?? '') || (words.word(end) === 'all' && words.word(end + 1) === 'together');
  const isFeeding = words.tokens.some(({ folded }) => FEED.test(folded));
  for (let at = 0; (isAll || isFeeding || isMuch) && at < words.tokens.length; at += 1) {
    const number = words.number(at);
    if (!number || number.value < 2 || number.value > 40 || words.tokens[at - 1]?.kind === 'dollars') continue;
    if (words.endOf(number.end, 'people')) return number.value;
    const isCounted =
      /^(?:for|para|feed|feeding)$/.test(words.word(at - 1) ?? '') ||
      /^(?:family|party|group)$/.test(words.word(at - 2) ?? '');
    const next = words.tokens[number.end];
    const isOther = words.firstOf(number.end, 'currency', 'am', 'pm', 'minutes', ...LENGTHS);
    const isEnd = next?.kind !== 'word' || /^(?:under|for|with|below|less|menos|at|on|and)$/.test(next.folded);
    if (isCounted && !isOther && isEnd) return number.value;
  }
  return null;
}
