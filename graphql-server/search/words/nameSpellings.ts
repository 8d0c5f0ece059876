import { fold } from './fold';
import { hasSign } from './signs';

const INITIALS = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu;
const APOSTROPHES = /['’ʼ´`]/g;
const WORD = /[\p{L}\p{N}]+/gu;
/** Signs that no name has: "-starbucks" refuses the place, and "bar $" says a price. */
const NOT_IN_NAMES = /^[-−－](?!\s)|(?<!\p{L})\$/u;
const JOINERS: ReadonlySet<string> = new Set(['and', 'n']);
/** The numbers that people write as words or as digits: "7-11" is 7-Eleven. */
const NUMBERS = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve'],
];
/** More numbers than this in one name are not exchanged. */
const MOST_NUMBERS = 3;
/** A text with fewer words means no name with "the" before it: a "lounge" or a "kitchen bar" can be any of them. */
const LEAST_AFTER_THE = 3;

/**
 * The folded names that a typed name can mean. "And" can also be "&", "n" or nothing; "the" may be missing before
 * three words or more; initials may have periods; and numbers up to twelve may be words or digits. Empty if the text
 * has a sign that no name has.
 */
export function nameSpellings(typed: string): string[] {
  if (NOT_IN_NAMES.test(typed) || hasSign(typed)) return []; // "🚫 starbucks" refuses the place
  const plain = fold(typed).replace(APOSTROPHES, '');
  const joined = fold(typed).replace(INITIALS, withoutPeriods).replace(APOSTROPHES, '');
  const found = new Set([wordsOf(plain).join(' ')]);
  for (const text of new Set([plain, joined])) {
    for (const words of withNumbers(wordsOf(text.replace(/[&+]/g, ' and ').replace(/(?<=\d)(?=\p{L})/gu, ' ')))) {
      for (const joiner of ['and', 'n', '']) {
        const name = words.map((word) => (JOINERS.has(word) ? joiner : word)).filter(Boolean);
        const bare = name[0] === 'the' ? name.slice(1) : name;
        found.add(bare.join(' '));
        if (bare.length >= LEAST_AFTER_THE) found.add(['the', ...bare].join(' '));
      }
    }
  }
  return [...found].filter(Boolean);
}

/**
 * The words without "and" and "n" between other words, because names are stored without their "&": "Salt and Smoke" is
 * Salt + Smoke. The "n" after a single letter stays: K & N.
 */
export function withoutJoiners(words: readonly string[]): readonly string[] {
  if (!words.some((word) => JOINERS.has(word))) return words;
  return words.filter((word, at) => {
    const before = words[at - 1] ?? '';
    return !JOINERS.has(word) || before === '' || at === words.length - 1 || (word === 'n' && before.length === 1);
  });
}

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];
const withoutPeriods = (initials: string) => initials.replaceAll('.', '');

/** The words with each choice of digits or words for their numbers. */
function withNumbers(words: readonly string[]): string[][] {
  const numbers = words.filter((word) => otherNumber(word) !== undefined);
  if (numbers.length > MOST_NUMBERS) return [[...words]];
  return words.reduce<string[][]>(
    (names, word) => [word, otherNumber(word)].flatMap((each) => (each ? names.map((name) => [...name, each]) : [])),
    [[]],
  );
}

/** "7" for "seven" and "seven" for "7"; undefined for other words. */
function otherNumber(word: string): string | undefined {
  const at = NUMBERS.indexOf(word);
  return at >= 0 ? String(at + 1) : NUMBERS[Number(word) - 1];
}
