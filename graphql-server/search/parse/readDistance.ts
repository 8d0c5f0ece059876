import type { MeasureReader, Span } from './MeasureReader';

const KILOMETRES_A_MILE = 1.609;
const KILOMETRES_A_BLOCK = 0.15;
/** At 4.8 km an hour. */
const KILOMETRES_A_MINUTE_WALKING = 0.08;
/** In town, at 36 km an hour. */
const KILOMETRES_A_MINUTE_DRIVING = 0.6;
/** What "walking distance" means, in km. */
const WALKING_DISTANCE = 1.2;
const MAX_KILOMETRES = 80;
const FRACTIONS = new Map([
  ['half', 0.5],
  ['quarter', 0.25],
]);

/**
 * Reads "within 2 miles", "10 minute walk", "walking distance". Distances over 80 km are ignored. Returns the distance
 * in km, and the span of the tokens that state it.
 */
export function readDistance(words: MeasureReader): { kilometres: number; span: Span } | null {
  for (let at = 0; at < words.tokens.length; at += 1) {
    const read = words.isUsed(at) ? null : (measured(words, at) ?? walkable(words, at));
    if (!read || read.kilometres <= 0 || read.kilometres > MAX_KILOMETRES) continue;
    const within = words.startOf(read.span.start, 'under');
    const isLimit = words.word(read.span.end) === 'or'; // "5 miles or less"
    const span = {
      start: within < 0 ? read.span.start : within,
      end: (isLimit && words.endOf(read.span.end, 'under')) || read.span.end,
    };
    words.use(span);
    return { kilometres: Math.round(read.kilometres * 100) / 100, span };
  }
  return null;
}

function measured(words: MeasureReader, at: number) {
  const number = words.number(at) ?? fraction(words, at) ?? (words.word(at) === 'a' ? { value: 1, end: at + 1 } : null);
  if (!number) return null;
  const { value, end } = number;
  const unit = words.firstOf(end, 'miles', 'kilometres', 'blocks', 'minutes');
  if (!unit || words.word(unit.end) === 'of') return walkedFirst(words, at, value, end);
  const span = { start: at, end: unit.end };
  if (unit.is === 'miles') return { kilometres: value * KILOMETRES_A_MILE, span };
  if (unit.is === 'kilometres') return words.word(end) === 'k' ? null : { kilometres: value, span };
  if (unit.is === 'blocks') return { kilometres: value * KILOMETRES_A_BLOCK, span };
  const way = wayFrom(words, unit.end);
  if (way) return { kilometres: value * way.pace, span: { start: at, end: way.end } };
  return walkedFirst(words, at, value, unit.end);
}

/** Reads "half a mile" and "a quarter mile". */
function fraction(words: MeasureReader, at: number) {
  const start = words.word(at) === 'a' ? at + 1 : at;
  const value = FRACTIONS.get(words.word(start) ?? '');
  if (!value) return null;
  const end = /^(?:a|of)$/.test(words.word(start + 1) ?? '') ? start + 2 : start + 1;
  return words.firstOf(end, 'miles', 'kilometres', 'blocks') ? { value, end } : null;
}

/**
 * Finds "walk", "on foot" or "drive" at one of the three tokens after the minutes. Also finds "away" right after the
 * minutes, which counts as "drive".
 */
function wayFrom(words: MeasureReader, from: number) {
  if (words.word(from) === 'away') return { pace: KILOMETRES_A_MINUTE_DRIVING, end: from + 1 };
  for (let at = from; at < from + 3; at += 1) {
    const way = words.firstOf(at, 'walk', 'drive');
    if (way) {
      return { pace: way.is === 'walk' ? KILOMETRES_A_MINUTE_WALKING : KILOMETRES_A_MINUTE_DRIVING, end: way.end };
    }
  }
  return null;
}

/** Reads a distance with "walk" or "drive" before the number: 步行10分钟, 도보 10분, "drive more than 10 minutes". */
function walkedFirst(words: MeasureReader, at: number, value: number, end: number) {
  const minutes = words.endOf(end, 'minutes') || (words.startOf(end, 'minutes') >= 0 ? end : 0);
  if (!minutes) return null;
  for (const way of ['walk', 'drive'] as const) {
    const isMoreThan = words.word(at - 1) === 'than' && words.word(at - 2) === 'more';
    const start = words.startOf(isMoreThan ? at - 2 : at, way);
    if (start < 0) continue;
    const pace = way === 'walk' ? KILOMETRES_A_MINUTE_WALKING : KILOMETRES_A_MINUTE_DRIVING;
    return { kilometres: value * pace, span: { start, end: minutes } };
  }
  return null;
}

function walkable(words: MeasureReader, at: number) {
  const near = words.endOf(at, 'near');
  if (!near) return null;
  const phrase = words.tokens.slice(at, near).map(({ folded }) => folded);
  const isOnFoot = phrase.some((word) => word.startsWith('walk') || word === '步' || word === '걸');
  return isOnFoot ? { kilometres: WALKING_DISTANCE, span: { start: at, end: near } } : null;
}
