import { fold } from './fold';
import { signsAfterWords } from './signs';
import { singular } from './singular';

/** A word, a number, one character of Chinese, Japanese or Korean, a price in $ signs, or marks that end a clause. */
export interface Token {
  kind: 'word' | 'number' | 'han' | 'hangul' | 'break' | 'dollars';
  /** As typed. */
  text: string;
  /** The position of the token in the text: from `start` to `end`, without the character at `end`. */
  start: number;
  end: number;
  /** Lower case, no accents or apostrophes, simplified Chinese, and no abbreviations ("w/" becomes "with"). */
  folded: string;
  /** The form in which phrases are compared: the same for singular and plural. */
  key: string;
  /** Whether a word begins here: 라 in 라멘 begins a word, 멘 does not. True for all tokens that are not Korean. */
  beginsWord: boolean;
  endsWord: boolean;
  /**
   * Whether a minus sign is directly before the token, with a space or nothing before the sign: "tacos -cilantro".
   * Signs that only begin the items of a list (areBullets) do not count. A sign before a word of SUFFIX does not count
   * either: "gluten -free".
   */
  hasMinus?: boolean;
}

/**
 * Emoji that mean a word, or that end a clause. Other emoji are ignored. Only the first part of a combined emoji counts.
 */
const PICTURES: Readonly<Record<string, string>> = {
  ...{ '🍕': 'pizza', '🍔': 'burger', '🍟': 'fries', '🌭': 'hotdog', '🌮': 'tacos', '🌯': 'burrito', '🥙': 'gyro' },
  ...{ '🧆': 'falafel', '🥗': 'salad', '🍝': 'spaghetti', '🍜': 'ramen', '🍲': 'stew', '🍛': 'curry', '🍣': 'sushi' },
  ...{ '🍱': 'bento', '🥟': 'dumplings', '🍤': 'tempura', '🍚': 'rice', '🍗': 'chicken', '🍖': 'barbecue' },
  ...{
    '🥩': 'steak',
    '🥓': 'bacon',
    '🍳': 'eggs',
    '🥞': 'pancakes',
    '🧇': 'waffles',
    '🥐': 'croissant',
    '🥯': 'bagel',
  },
  ...{ '🥖': 'bread', '🍞': 'bread', '🥨': 'pretzel', '🧀': 'cheese', '🥪': 'sandwich', '🦞': 'lobster', '🦀': 'crab' },
  ...{ '🦐': 'shrimp', '🦪': 'oysters', '🥑': 'avocado', '🍄': 'mushrooms', '🥜': 'peanuts', '🌶': 'spicy' },
  ...{ '🍦': 'icecream', '🍨': 'icecream', '🍩': 'doughnuts', '🍪': 'cookies', '🍰': 'cake', '🧁': 'cupcakes' },
  ...{ '🥧': 'pie', '🍫': 'chocolate', '☕': 'coffee', '🍵': 'tea', '🧋': 'boba', '🍺': 'beer', '🍻': 'beer' },
  ...{ '🍷': 'wine', '🍸': 'cocktails', '🍹': 'cocktails', '🥃': 'whiskey', '🍶': 'sake', '🎂': 'birthday' },
  ...{ '🐟': 'fish', '🥚': 'eggs', '🥛': 'milk', '🌾': 'wheat', '🦑': 'squid', '🐙': 'octopus' },
  ...{ '🚫': 'no', '❌': 'no', '⛔': 'no', '🙅': 'no' },
  ...{ '✅': ',', '⭕': ',', '✔': ',' },
};

/**
 * The parts that a text is cut into. A number may be followed directly by its unit ("8pm"). Chinese and Japanese are
 * cut into characters, and Korean into syllables. The other parts are words (also "&", "+", "@", "w/", "w/o", "p.m.",
 * initials such as "M.S.G.", and the "/" of "30/person"), numbers, $ signs, emoji and clause breaks.
 */
const PARTS =
  /(?<han>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])|(?<hangul>\p{Script=Hangul})|(?<dollars>\${1,4}(?!\$))|(?<number>\d+(?:[.,:/]\d+)?(?:(?![\p{L}\p{N}])|(?=\p{Script=Han}|\p{Script=Hangul}|(?:am?|pm?|k|km|mi|mins?|hr?s?|ppl|ish|pp|ea|bucks?|usd)(?![\p{L}\p{N}]))))|(?<short>w\/o?)(?=[\s\p{L}])|(?<half>[ap]\.\s?m\b\.?)|(?<initials>(?<![\p{Script=Latin}\p{N}])(?![eE]\.[gG]|[iI]\.[eE]|n\.a|[nN]\.[oO]\.)(?:\p{Script=Latin}\.){2,}\p{Script=Latin}?(?:['’]s)?(?![\p{Script=Latin}\p{N}]))|(?<word>(?:(?!\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul})[\p{L}\p{N}\p{M}])+(?:['’ʼ´`](?:(?!\p{Script=Han}|\p{Script=Hangul})[\p{L}\p{N}\p{M}])+)*)|(?<and>[&+@]|\/(?=(?:person|persona|head|plate)(?![\p{L}\p{N}])))|(?<break>(?:[,;:.!?¿¡()…\n\r、，。；：！？（）]|[—–](?!\s?\d)|(?<!\d\s?)[—–])+)|(?<picture>\p{Extended_Pictographic})(?:\p{EMod}|\u{FE0F}|\u{200D}\p{Extended_Pictographic})*/gu;
/**
 * Texts with only spaces and letters without accents. Most texts are like this, and PLAIN_WORD reads them several times
 * faster than PARTS.
 */
const PLAIN = /^[A-Za-z ]*$/;
const PLAIN_WORD = /[A-Za-z]+/g;
const APOSTROPHES = /['’ʼ´`]/g;
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'w/': 'with',
    'w/o': 'without',
    '&': 'and',
    '+': 'and',
    '@': 'at',
    nite: 'night',
    '2nite': 'tonight',
    tmw: 'tomorrow',
    wknd: 'weekend',
    '/': 'per',
    n: 'and',
  }),
);

/** Returns the tokens of a text in order. Characters that belong to no token, such as quotes, only separate tokens. */
export function tokens(text: string): Token[] {
  if (PLAIN.test(text)) return plainWords(text);
  const found: Token[] = [];
  for (const match of text.matchAll(PARTS)) {
    const { han, hangul, dollars, number, short, half, initials, and, break: stop, picture } = match.groups ?? {};
    const start = match.index;
    const typed = match[0];
    if (stop !== undefined) found.push(token('break', typed, start));
    else if (dollars !== undefined) found.push(token('dollars', typed, start));
    else if (number !== undefined) found.push(token('number', typed, start));
    else if (half !== undefined) found.push(token('word', typed, start, `${half.charAt(0)}m`));
    else if (initials !== undefined) found.push(token('word', typed, start, initials.replaceAll('.', '')));
    else if (han !== undefined) found.push(token('han', typed, start));
    else if (hangul !== undefined) found.push(token('hangul', typed, start));
    else if (picture !== undefined) {
      const word = PICTURES[picture];
      if (word) found.push(token(word === ',' ? 'break' : 'word', typed, start, word));
    } else found.push(token('word', typed, start, (short ?? and) !== undefined ? typed.toLowerCase() : undefined));
  }
  // The last sign first, because each break moves the tokens after it.
  for (const at of signsAfterWords(found).reverse()) found.splice(at + 1, 0, token('break', '', found[at]?.end ?? 0));
  const marked = found.filter(({ start, folded }) => isMinus(text, start - 1) && !SUFFIX.test(folded));
  if (!areBullets(text, found, marked)) for (const each of marked) each.hasMinus = true;
  for (const [at, each] of found.entries()) {
    if (each.kind !== 'hangul') continue;
    each.beginsWord = !joins(found[at - 1], each);
    each.endsWord = !joins(each, found[at + 1]);
  }
  return found;
}

/**
 * Whether minus signs before these tokens only begin the items of a list: each token has one ("-ramen -quiet"), or the
 * text begins with one and each item has several words ("-spicy ramen -quiet place").
 */
function areBullets(text: string, found: readonly Token[], marked: readonly Token[]): boolean {
  if (marked.length < 2) return false;
  const isAlone = (each: Token) => marked.includes(found[found.indexOf(each) + 1] ?? each);
  return marked.length === found.length || (isMinus(text, (found[0]?.start ?? 0) - 1) && !marked.some(isAlone));
}

/** Words that a dash joins to the word before it, even after a space: "gluten -free". */
const SUFFIX = /^(?:free|friendly|based|accessible|alcoholic|intolerant|style|mex|fry|in|out|thru|down)$/;
const isMinus = (text: string, at: number) => /^[-−－]$/.test(text[at] ?? '') && /^\s?$/.test(text[at - 1] ?? '');

const joins = (left: Token | undefined, right: Token | undefined) =>
  left?.kind === 'hangul' && right?.kind === 'hangul' && left.end === right.start;

function plainWords(text: string): Token[] {
  const found: Token[] = [];
  for (const { 0: word, index } of text.matchAll(PLAIN_WORD)) {
    const plain = word.toLowerCase();
    found.push(wordToken(word, index, ABBREVIATIONS.get(plain) ?? plain));
  }
  return found;
}

const wordToken = (text: string, start: number, folded: string): Token => ({
  kind: 'word',
  text,
  start,
  end: start + text.length,
  folded,
  key: singular(folded),
  beginsWord: true,
  endsWord: true,
});

function token(kind: Token['kind'], text: string, start: number, short?: string): Token {
  const plain = fold(short ?? text).replace(APOSTROPHES, '');
  if (kind === 'word') return wordToken(text, start, ABBREVIATIONS.get(plain) ?? plain);
  return { kind, text, start, end: start + text.length, folded: plain, key: plain, beginsWord: true, endsWord: true };
}
