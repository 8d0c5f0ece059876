import type { MeasureReader } from './MeasureReader';

const SPANISH_SIGNS = new Map([
  ['y', 1],
  ['menos', -1],
]);
const SPANISH_PARTS = new Map([
  ['media', 30],
  ['cuarto', 15],
]);
const SIGNS = new Map([
  ['past', 1],
  ['after', 1],
  ['to', -1],
  ['til', -1],
  ['before', -1],
]);
const PARTS = new Map([
  ['half', 30],
  ['quarter', 15],
]);

/** Reads "y media", "y cuarto" and "menos cuarto" after an hour. */
export function spanishMinutes(words: MeasureReader, at: number) {
  const sign = SPANISH_SIGNS.get(words.word(at) ?? '');
  const minutes = sign && SPANISH_PARTS.get(words.word(at + 1) ?? '');
  return minutes ? { minutes: minutes * sign, end: at + 2 } : null;
}

/** Reads the minutes after an hour in words: "seven thirty". */
export function spokenMinutes(words: MeasureReader, at: number, end: number) {
  const minutes = words.tokens[at]?.kind === 'word' && words.tokens[end]?.kind === 'word' ? words.number(end) : null;
  return minutes && minutes.value >= 10 && minutes.value < 60 ? { minutes: minutes.value, end: minutes.end } : null;
}

/** Reads "half past" and "quarter to" before an hour. */
export function spokenPart(words: MeasureReader, at: number) {
  const minutes = PARTS.get(words.word(at - 2) ?? '');
  const sign = SIGNS.get(words.word(at - 1) ?? '');
  if (!minutes || !sign) return null;
  return { minutes: minutes * sign, start: words.word(at - 3) === 'a' ? at - 3 : at - 2 };
}
