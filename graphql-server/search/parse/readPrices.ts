import { isPriceRange, type PriceRange, priceRanges } from '../../facts/facts';
import type { MeasureReader, Span } from './MeasureReader';
import { LENGTHS } from './measureLexicon';
import { sharersOf } from './sharersOf';

/** The maximum price for one person, in dollars, of each price range except the most expensive. */
const MAX_DOLLARS = [15, 30, 60];

/** The price ranges that a craving allows (all if the list is empty), and the tokens that state them. */
export interface PricesRead {
  priceRanges: PriceRange[];
  span: Span;
}

/**
 * Reads "$$", "$15", "under $30", "20 bucks each", "$100 for 4". Prices are per person, so an amount for several people
 * is divided. "Cheap" is a concept, not an amount. Null when the craving names no price.
 */
export function readPrices(words: MeasureReader): PricesRead | null {
  for (let at = 0; at < words.tokens.length; at += 1) {
    if (words.isUsed(at)) continue;
    const read = tiers(words, at) ?? counted(words, at) ?? amount(words, at);
    if (read) {
      words.use(read.span);
      return read;
    }
  }
  return null;
}

/** The words that may stand between two price ranges. */
const JOINTS = ['or', 'o', 'and', 'y', 'to', 'a'];

/**
 * Reads price ranges in dollar signs without a number: "$$", "$ or $$$" (two ranges), "$ to $$$", "$-$$$" or "between $
 * and $$$" (all three). Also reads a limit before or after them: "under $$$", "not $$$" and "$$ or less" mean $ and $$.
 */
function tiers(words: MeasureReader, at: number): PricesRead | null {
  const found: PriceRange[] = [];
  let isSpan = ['between', 'entre'].includes(words.word(at - 1) ?? '');
  let end = at;
  while (words.tokens[end]?.kind === 'dollars' && words.tokens[end + 1]?.kind !== 'number') {
    const price = words.tokens[end]?.text;
    if (isPriceRange(price)) found.push(price);
    const joint = words.tokens[end + 2]?.kind === 'dollars' ? (words.word(end + 1) ?? '') : '';
    isSpan ||= ['to', 'a'].includes(joint) || words.tokens[end + 1]?.kind === 'dollars';
    end += JOINTS.includes(joint) ? 2 : 1;
  }
  if (found.length === 0) return null;
  const [first, ...others] = found.map((price) => priceRanges.indexOf(price)).sort();
  const refusal = refusalBefore(words, at);
  const under = words.startOf(at, 'under');
  if (under >= 0) {
    const isBelow = /^(?:under|below|less|cheaper)$/.test(words.word(under) ?? ''); // not "up to $$"
    const cheaper = priceRanges.slice(0, (first ?? 0) + (isBelow ? 0 : 1));
    return cheaper.length > 0 ? { priceRanges: cheaper, span: { start: under, end } } : null;
  }
  const limit = limitAfter(words, end);
  if (limit) return { priceRanges: priceRanges.slice(0, (first ?? 0) + 1), span: { start: at, end: limit } };
  if (refusal >= 0) {
    // "Not $$$" asks for a cheaper place. "Not $" and "not $ or $$" ask for a more expensive place.
    const left = first ? priceRanges.slice(0, first) : priceRanges.filter((range) => !found.includes(range));
    return { priceRanges: left, span: { start: refusal, end } };
  }
  const read = isSpan ? priceRanges.slice(first, (others.at(-1) ?? first ?? 0) + 1) : [...new Set(found)];
  return { priceRanges: read, span: { start: at, end } };
}

/**
 * The index of the token that refuses the price range at token `at`. For "not $$$", this is the index of "not"; for
 * "nothing too $$$", the index of "nothing". -1 if the price range is not refused.
 */
function refusalBefore(words: MeasureReader, at: number): number {
  const start = /^(?:too|so|that)$/.test(words.word(at - 1) ?? '') ? at - 1 : at;
  const isRefused = /^(?:not|no|nothing|without|isnt|arent)$/.test(words.word(start - 1) ?? '');
  return isRefused && words.word(start - 2) !== 'why' ? start - 1 : -1;
}

/** Reads "2 dollar signs" as $$. */
function counted(words: MeasureReader, at: number): PricesRead | null {
  const number = words.number(at);
  // The number may be a phone number, so only a small one becomes dollar signs.
  if (!number || !(number.value >= 1 && number.value <= 4)) return null;
  const price = '$'.repeat(number.value);
  if (!isPriceRange(price)) return null;
  const [unit, sign] = [words.word(number.end), words.word(number.end + 1)];
  if (unit !== 'dollar' || !/^signs?$/.test(sign ?? '')) return null;
  return { priceRanges: [price], span: { start: at, end: number.end + 2 } };
}

function amount(words: MeasureReader, at: number): PricesRead | null {
  const sign = words.tokens[at]?.kind === 'dollars' ? 1 : 0;
  const number = words.number(at + sign);
  // The 1 of 1인당 (per person) is no amount, and the price of one drink is no price of the place.
  if (
    !number ||
    words.endOf(at, 'perPerson') ||
    (number.value <= MAX_FOR_A_DRINK && isPriceOfDrink(words, at, number.end))
  )
    return null;
  let { value, end } = number;
  const upper = upperOf(words, at, end);
  const isMoneyRange = sign === 1 || upper?.hasSign || (upper && words.endOf(upper.end, 'currency') > 0);
  if (upper && upper.value > value && isMoneyRange) ({ value, end } = upper);
  const currency = words.endOf(end, 'currency') || (words.tokens[end]?.kind === 'dollars' ? end + 1 : 0);
  const isMoney = sign === 1 || currency > 0;
  if (currency) end = currency;
  const under = words.word(at - 1) === 'top' ? -1 : words.startOf(at, 'under'); // "top 10" is no limit
  const overAt = words.startOf(at, 'over');
  const isRefused = overAt >= 0 && isNegated(words, overAt); // "don't want to spend more than 40"
  const isPlus = words.tokens[end]?.text === '+'; // "$25+"
  const over = isRefused ? -1 : isPlus ? at : overAt;
  const about = words.startOf(at, 'about');
  const eachBefore = value >= 5 && !words.endOf(end, 'people') ? words.startOf(at, 'perPerson') : -1;
  const isTwoForOne = words.word(end) === 'for' && value < 5 && !isMoney;
  const perPerson = isTwoForOne ? 0 : words.endOf(end, 'perPerson');
  const afterUnder = limitAfter(words, end);
  const bare =
    !isMoney &&
    (under >= 0 || afterUnder > 0 || (isRefused && words.tokens.some(({ key }) => /^(?:spend|pay)/.test(key)))) &&
    value >= 5 &&
    !isPossession(words, at, end) &&
    !countsSomethingElse(words, end) &&
    !isAge(words, under);
  if (!isMoney && !perPerson && eachBefore < 0 && !bare) return null;
  if (perPerson) end = perPerson;
  const isEach = perPerson > 0 || eachBefore >= 0;
  const share = isEach ? null : sharersOf(words, end, value > (MAX_DOLLARS.at(-1) ?? 0));
  if (share) value /= share;
  const starts = [under, overAt, about, eachBefore].filter((start) => start >= 0);
  const start = Math.min(at, ...starts);
  const span = { start, end: limitAfter(words, end) || end };
  return { priceRanges: over >= 0 && under < 0 ? from(value) : upTo(value), span };
}

const isNegated = (words: MeasureReader, at: number) =>
  [1, 2, 3, 4].some((far) => /^(?:dont|wont|not|cant|cannot|never|without|no)$/.test(words.word(at - far) ?? ''));

/** The highest amount, in dollars, that can be the price of one drink or snack. */
const MAX_FOR_A_DRINK = 12;
const ONE_ITEM =
  /^(?:margarita|marg|oyster|wing|beer|drink|cocktail|pint|shot|mimosa|martini|draft|well|app|pitcher)s?$/;
/** Whether an amount is the price of one drink or snack: "$5 margaritas", "oysters $1", "2 dollar beers". */
function isPriceOfDrink(words: MeasureReader, at: number, end: number): boolean {
  const isMoney = words.tokens[at]?.kind === 'dollars' || words.endOf(end, 'currency') > 0;
  const after = words.word(words.endOf(end, 'currency') || end) ?? '';
  return ONE_ITEM.test(after) || (isMoney && ONE_ITEM.test(words.word(at - 1) ?? ''));
}

/**
 * The index after the words of a limit that follow an amount: "30 max", "$12 or less", 30以下. 0 if there are none. The
 * limit in "at 7 under $30" belongs to the next amount.
 */
function limitAfter(words: MeasureReader, at: number): number {
  const end = words.endOf(at, 'under');
  const isBetween = words.number(end) !== null || words.tokens[end]?.kind === 'dollars';
  const isSuffix =
    words.tokens[at]?.kind !== 'word' || /^(?:or|o|tops|at|max|maximum|maximo|budget)$/.test(words.word(at) ?? '');
  return end && isSuffix && !isBetween ? end : 0;
}

/** The second amount of "$10-$20", "$10 to 20" or "between $10 and $20", and whether it has a dollar sign. */
function upperOf(words: MeasureReader, at: number, end: number) {
  const isBetween = ['between', 'entre'].includes(words.word(at - 1) ?? '');
  const joints = isBetween ? JOINTS : ['to', 'a'];
  const next = joints.includes(words.word(end) ?? '') ? end + 1 : end;
  const hasSign = words.tokens[next]?.kind === 'dollars';
  const number = words.number(hasSign ? next + 1 : next);
  return number && { ...number, hasSign };
}

/** Whether the number counts what somebody has: "i have 12 cousins visiting". "I have 20 for lunch" names a price. */
const isPossession = (words: MeasureReader, at: number, end: number) =>
  /^(?:have|got)$/.test(words.word(at - 1) ?? '') &&
  /^[a-z]+$/.test(words.word(end) ?? '') &&
  !/^(?:to|for|and|left|so|max|tops|each|per|but|on|today|tonight)$/.test(words.word(end) ?? '');

/** Whether the words at `at` show that the number is no price: "within 20 minutes", "under 3 miles", "max 6 people". */
function countsSomethingElse(words: MeasureReader, at: number): boolean {
  const kinds = ['minutes', ...LENGTHS, 'people', 'walk', 'drive', 'am', 'pm'] as const;
  return (
    words.firstOf(at, ...kinds) !== null ||
    /^(?:(?:hour|hr)s?|of|stars?|or|carbs?|cal(?:orie)?s?|grams?|points?)$/.test(words.word(at) ?? '')
  );
}

/** Whether "under" is about an age: "nobody under 21", "kids under 12". In "2 people under 80" it is about a price. */
function isAge(words: MeasureReader, under: number): boolean {
  if (words.tokens[under - 2]?.kind === 'number' || words.word(under - 2) === 'for') return false;
  return /^(?:nobody|noone|one|anyone|anybody|everyone|everybody|kids?|child|children|people|folks|guests)$/.test(
    words.word(under - 1) ?? '',
  );
}

function upTo(dollars: number): PriceRange[] {
  const tier = MAX_DOLLARS.findIndex((most) => dollars <= most);
  return tier < 0 ? [] : priceRanges.slice(0, tier + 1);
}

function from(dollars: number): PriceRange[] {
  const tier = MAX_DOLLARS.findIndex((most) => dollars < most);
  return priceRanges.slice(tier < 0 ? MAX_DOLLARS.length : tier);
}
