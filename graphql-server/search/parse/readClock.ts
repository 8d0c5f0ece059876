import { asianHour } from './asianHour';
import { cueAfter, cueBefore, earlier } from './clockCue';
import { type ClockRead, clockRead, DAY, type Half, HOUR, hourAndMinute, readHour } from './clockHour';
import { spanishMinutes, spokenMinutes, spokenPart } from './clockMinutes';
import { halfBefore } from './halfBefore';
import { halfOfDay, isMidday } from './halfOfDay';
import type { MeasureReader } from './MeasureReader';
import { LENGTHS } from './measureLexicon';
import { readTimeRange } from './readTimeRange';

/**
 * Reads the first time of day in a craving, such as "at 7", "open past 10", "until 2am", "8:30 pm", "after midnight",
 * 晚上8点 or 오후 7시. Null if there is none. Without am or pm, the hour is in the half of the day that diners usually mean.
 */
export function readClock(words: MeasureReader): ClockRead | null {
  const range = readTimeRange(words);
  // A time with "at" before it has priority over a time without such a word: "school pickup is 2:50 so lunch at one".
  return firstTime(words, range, false) ?? range ?? firstTime(words, null, true);
}

/** Reads the first time of day outside `range`. If `isBareAllowed`, numbers that pass isClearHour count, too. */
function firstTime(words: MeasureReader, range: ClockRead | null, isBareAllowed: boolean): ClockRead | null {
  for (let at = 0; at < words.tokens.length; at += 1) {
    if (words.isUsed(at) || (range && at >= range.span.start && at < range.span.end)) continue;
    const read = spoken(words, at) ?? written(words, at, isBareAllowed);
    if (read) return read;
  }
  return null;
}

/** Reads "midnight", "medianoche" or "noon" after a word such as "at" or "until". */
function spoken(words: MeasureReader, at: number): ClockRead | null {
  const word = words.word(at);
  const isSplit = word === 'media' && words.word(at + 1) === 'noche';
  if (word !== 'midnight' && word !== 'noon' && word !== 'medianoche' && !isSplit) return null;
  const cue = cueBefore(words, at);
  // "Medianoche" alone is a sandwich.
  const isSpanish = word !== 'midnight' && word !== 'noon' && /^(?:a|la)$/.test(words.word(at - 1) ?? '');
  if (!cue && !isSpanish) return null;
  const hour = word === 'noon' ? 12 : 24;
  return clockRead(hour * HOUR - earlier(cue), { start: cue?.start ?? at - 1, end: at + (isSplit ? 2 : 1) });
}

function written(words: MeasureReader, at: number, isBareAllowed: boolean): ClockRead | null {
  const hour = words.number(at);
  const joined = hour && hour.value > 24 ? joinedTime(words, at) : null;
  if (!hour || hour.value < 0 || (hour.value > 24 && !joined) || words.word(at - 1) === 'since') return null;
  const [whole, part] = joined ?? hourAndMinute(words, at, hour.value);
  const past = spokenPart(words, at);
  const direct = cueBefore(words, past?.start ?? at);
  const before = halfBefore(words, direct?.start ?? at);
  const after =
    words.firstOf(spanishMinutes(words, hour.end)?.end ?? hour.end, 'am', 'pm') ?? shortHalf(words, hour.end);
  const asian = isALittle(words, at, before !== null) ? null : asianHour(words, hour);
  const spanish = spanishMinutes(words, hour.end) ?? spokenMinutes(words, at, hour.end);
  const said = cueAfter(words, asian?.end ?? hour.end) ?? direct ?? (before ? cueBefore(words, before.start) : null);
  const cue = said?.isStill && whole < 8 ? { ...said, isLate: false } : said; // "bakery still open at 3"
  const half = ((after?.is ?? before?.is) as Half | undefined) ?? null;
  const isNamed = past !== null || cue !== null || isNamedHour(words, at, hour.end);
  if (!isHour(words, at, asian !== null, after !== null || isNamed)) return null;
  const isClear = isNamed || (isBareAllowed && isClearHour(words, at, hour));
  if (!after && !asian && !(isClear && isBareHour(words, at, hour.end))) return null;
  const named =
    half ?? (cue?.isOpening && whole >= 5 && whole < 12 ? 'am' : cue?.isClosing ? null : halfOfDay(words, whole));
  const isInNight =
    (whole === 12 || (whole <= 4 && (!after || asian !== null))) &&
    half === 'pm' &&
    isNight(words, before?.start ?? at, after?.end ?? hour.end);
  const minutes = part + (asian?.minutes ?? spanish?.minutes ?? 0) + (past?.minutes ?? 0);
  const minute = (isInNight ? (whole % 12) + 24 : readHour(whole, named, cue)) * HOUR + minutes;
  const start = Math.min(at, past?.start ?? at, cue?.start ?? at, before?.start ?? at);
  const end = after?.end ?? asian?.end ?? spanish?.end ?? hour.end;
  const read = clockRead(minute - earlier(cue), { start, end: withIsh(words, Math.max(end, cue?.end ?? 0)) });
  const isOther = cue?.isOpening || cue?.isClosing || cue?.isLate || cue?.isBefore || words.word(at - 1) === 'by';
  const isEither = !named && !isOther && !isMidday(words, whole);
  return isEither && minute < DAY && /^1[12]$/.test(String(whole)) ? { ...read, isEitherHalf: true } : read;
}

const withIsh = (words: MeasureReader, end: number) => (/^(?:ish|oclock)$/.test(words.word(end) ?? '') ? end + 1 : end);

/** "Eight o'clock curfew" and "it's five o'clock somewhere" name no time of a meal. */
const EVENT =
  /^(?:curfew|game|show|movie|meeting|flight|train|bus|class|shift|news|mass|service|kickoff|somewhere|slump)$/;

/** Whether words after a number without "at" make it a time: "8 o'clock", "eight thirty tonight". */
function isNamedHour(words: MeasureReader, at: number, end: number): boolean {
  if (words.word(end) === 'oclock') return words.word(at - 1) !== 'the' && !EVENT.test(words.word(end + 1) ?? '');
  const spoken = spokenMinutes(words, at, end);
  return spoken !== null && (words.firstOf(spoken.end, 'tonight', 'tomorrow') ?? words.day(spoken.end)) !== null;
}

/** Whether words beside 12 or 1 to 4 name the night: "12 at night", "tonight at 1", 晚上12点, 밤 12시. */
const isNight = (words: MeasureReader, start: number, end: number) =>
  words.tokens
    .slice(Math.max(0, start - 1), end)
    .some(({ folded }) => /^(?:night|tonight|tonite|noche|晚|夜|밤|저)$/.test(folded));

/** Whether a number without "at" is a time: "7:30", "19:30", "7ish", "tomorrow 8", "friday 8". */
function isClearHour(words: MeasureReader, at: number, { value, end }: { value: number; end: number }): boolean {
  const token = words.tokens[at];
  if (joinedTime(words, at)) return true;
  if (token?.kind !== 'number' || words.tokens[at - 1]?.kind === 'dollars') return false;
  if (/^(?:[01]?\d|2[0-3]):[0-5]\d$/.test(token.folded)) return true;
  if (value < 1 || value >= 13) return false;
  if (words.word(end) === 'ish' && words.tokens[end]?.start === token.end) return true;
  const isBesideDay = value >= 5 && words.day(at - 1)?.end === at;
  return (
    isBesideDay ||
    isAfterDay(words, at) ||
    [1, 2].some((far) => words.firstOf(at - far, 'tomorrow', 'tonight')?.end === at)
  );
}

/** Reads "730" and "745pm" as hours and minutes, if words beside them show that they are a time. */
function joinedTime(words: MeasureReader, at: number): [number, number] | null {
  const [, hour, minute] = /^(1[0-2]|[1-9])([0-5]\d)$/.exec(words.tokens[at]?.folded ?? '') ?? [];
  if (!hour || !minute || words.tokens[at - 1]?.kind === 'dollars') return null;
  const next = words.word(at + 1) ?? '';
  const isAfter = words.firstOf(at + 1, 'am', 'pm') !== null || next === 'ish';
  const isBefore =
    /^(?:at|around|by)$/.test(words.word(at - 1) ?? '') ||
    [1, 2].some((far) => words.firstOf(at - far, 'tonight', 'tomorrow')?.end === at || words.day(at - far)?.end === at);
  const isAddress = /^(?:[nsew]|north|south|east|west)$/i.test(words.tokens[at + 1]?.text ?? ''); // "at 730 s clark"
  return isAfter || (isBefore && !isAddress) ? [Number(hour), Number(minute)] : null;
}

/** Reads the "p" of "10p" or the "a" of "6a". */
function shortHalf(words: MeasureReader, at: number) {
  const word = words.word(at);
  if (words.tokens[at]?.start !== words.tokens[at - 1]?.end) return null;
  return word === 'a' || word === 'p' ? { is: `${word}m` as 'am' | 'pm', end: at + 1 } : null;
}

/** Whether 一点 means "a little", as in 便宜一点 (a little cheaper). In 下午一点, 周五一点 and 一点半 it is an hour. */
function isALittle(words: MeasureReader, at: number, hasHalf: boolean): boolean {
  if (words.word(at) !== '一' || words.word(at + 1) !== '点' || hasHalf) return false;
  const after = words.tokens[at + 2];
  if (/^[半钟多前后之以左]$/.test(after?.folded ?? '')) return false;
  return !isAfterDay(words, at) && !words.firstOf(at - 2, 'today', 'tomorrow', 'tonight');
}

const isAfterDay = (words: MeasureReader, at: number) => [2, 3].some((far) => words.day(at - far)?.end === at);

/**
 * Whether a number can be an hour. A number in digits can always be an hour. A number word such as "seven" can be an
 * hour only with am or pm, after words such as "at" or "half past", or if isNamedHour is true ("seven o'clock"). A
 * Chinese or Korean number word can be an hour only before 点 or 시, because the 五 of 周五 (Friday) and the 한 of 느긋한
 * (relaxed) are not hours.
 */
function isHour(words: MeasureReader, at: number, isAsian: boolean, isEnglish: boolean): boolean {
  const kind = words.tokens[at]?.kind;
  if (kind === 'number') return true;
  if (words.word(at) === 'once' && words.word(at - 1) !== 'las') return false; // "at once"
  const isInDay = (words.day(at - 1)?.end ?? 0) > at || (words.day(at - 2)?.end ?? 0) > at;
  return !isInDay && (kind === 'word' ? isEnglish : isAsian && words.tokens[at]?.beginsWord === true);
}

const AFTER_ONE = /^(?:on|for|in|or|and|but|with|sharp|oclock|today|tomorrow|tonight|this|next|please|to|until|till)$/;

/** Whether a number without am, pm, 点 or 시 is an hour, not a price, a distance, a duration or a count. */
function isBareHour(words: MeasureReader, at: number, end: number): boolean {
  const kinds = ['currency', 'people', 'minutes', ...LENGTHS, 'perPerson'] as const;
  if (words.firstOf(end, ...kinds) || words.tokens[at - 1]?.kind === 'dollars') return false;
  const next = words.word(end);
  // "Run by one family" names no hour.
  if (words.word(at) === 'one' && next !== undefined && !AFTER_ONE.test(next) && !words.day(end)) return false;
  // "Tonight at 11 drinks" names an hour, but "11 drinks" does not.
  const isAfterAt = words.word(at - 1) === 'at' && (words.day(at - 2)?.end === at - 1 || isTonight(words, at - 1));
  return (
    (isAfterAt && /^(?:drink|beer|bite)/.test(next ?? '')) ||
    !/^(?:hour|hr|hora|year|of|star|month|drink|beer|day|week|bite|more)/.test(next ?? '')
  );
}

const isTonight = (words: MeasureReader, end: number) =>
  words.firstOf(end - 1, 'today', 'tomorrow', 'tonight')?.end === end;
