import { isDistance } from './isDistance';
import type { MeasureReader, Span } from './MeasureReader';
import { LENGTHS } from './measureLexicon';

/** How long the units are, in km. */
const KILOMETRES = { miles: 1.609, kilometres: 1, blocks: 0.15, metres: 0.001, yards: 0.0009144, feet: 0.0003048 };
const MIN_KILOMETRES = 0.03; // a shorter length is no distance to a place: a "6 foot sub"
const KILOMETRES_A_MINUTE_WALKING = 0.08; // at 4.8 km an hour
const KILOMETRES_A_MINUTE_DRIVING = 0.6; // in town, at 36 km an hour
const WALKING_DISTANCE = 1.2; // what "walking distance" means, in km
const MAX_KILOMETRES = 80;
const FRACTIONS = new Map(Object.entries({ half: 0.5, quarter: 0.25, medio: 0.5, media: 0.5, 半: 0.5 }));

/**
 * Reads "within 2 miles", "500 feet away", "10 minute walk", "walking distance". Distances over 80 km and under 30 m
 * are ignored. Returns the distance in km, and the span of the tokens that state it.
 */
export function readDistance(words: MeasureReader): { kilometres: number; span: Span } | null {
  for (let at = 0; at < words.tokens.length; at += 1) {
    const read = words.isUsed(at) ? null : (measured(words, at) ?? walkable(words, at));
    if (!read || read.kilometres < MIN_KILOMETRES || read.kilometres > MAX_KILOMETRES) continue;
    const within = words.startOf(read.span.start, 'under');
    const isLimit = words.word(read.span.end) === 'or' || words.tokens[read.span.end]?.kind !== 'word'; // 500米以内
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
  const isOne = /^(?:an?|una?)$/.test(words.word(at) ?? '');
  const number = words.number(at) ?? fraction(words, at) ?? (isOne ? { value: 1, end: at + 1 } : null);
  if (!number) return glued(words, at);
  const { value, end } = number;
  const unit = words.firstOf(end, ...LENGTHS, 'minutes');
  if (!unit || words.word(unit.end) === 'of') return walkedFirst(words, at, value, end);
  const span = { start: at, end: unit.end };
  if (unit.is === 'kilometres' && words.word(end) === 'k') return null;
  if (/^(?:metres|yards|feet)$/.test(unit.is) && !isDistance(words, at, unit.end)) return null;
  if (unit.is !== 'minutes') return { kilometres: value * KILOMETRES[unit.is], span };
  const way = wayFrom(words, unit.end);
  if (way) return { kilometres: value * way.pace, span: { start: at, end: way.end } };
  return walkedFirst(words, at, value, unit.end);
}

/** Reads a number and its unit written as one word: "500ft", "500m". "34M" is no distance: it means a man aged 34. */
function glued(words: MeasureReader, at: number) {
  const [, number, unit] = /^(\d+)(ft|(?<=\d{3})m|yds?)$/.exec(words.word(at) ?? '') ?? [];
  if (!number || !unit || !isDistance(words, at, at + 1)) return null;
  const length = KILOMETRES[unit === 'ft' ? 'feet' : unit === 'm' ? 'metres' : 'yards'];
  return { kilometres: Number(number) * length, span: { start: at, end: at + 1 } };
}

/** Reads "half a mile" and "a quarter mile". */
function fraction(words: MeasureReader, at: number) {
  const start = words.word(at) === 'a' ? at + 1 : at;
  const value = FRACTIONS.get(words.word(start) ?? '');
  if (!value) return null;
  const end = /^(?:a|of)$/.test(words.word(start + 1) ?? '') ? start + 2 : start + 1;
  return words.firstOf(end, ...LENGTHS) ? { value, end } : null;
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
  const isOnFoot = words.tokens.slice(at, near).some(({ folded }) => /^walk|^[步걸]$/.test(folded));
  return isOnFoot ? { kilometres: WALKING_DISTANCE, span: { start: at, end: near } } : null;
}
