import { asianText } from './asianText';
import type { MeasureReader } from './MeasureReader';

/** Words before or after an hour that tell how the hour is meant: "at 7", "open past 2", "until 11", 11点之前. */
export interface ClockCue {
  /** The index of the first token of the words. */
  start: number;
  isUntil: boolean;
  /** Whether the hours 12 and 1 to 4 are in the night, and 11 in the evening: "open past 2", "until 11". */
  isLate: boolean;
  isBefore: boolean;
  /** Whether the time is when a place opens: "opens at 7", "open before 8". */
  isOpening: boolean;
  /** Whether the time is when a place closes: "closes at 9". */
  isClosing: boolean;
  /** True if only "still" or 还 makes isLate true: "still open at 11". readClock.ts ignores isLate for hours below 8. */
  isStill?: boolean;
  /** The index of the token after the words, if they follow the hour and mean "until" or "before": 까지. */
  end?: number;
}

/** How many minutes before the named time a place must be open: "until 10" means at 9:59, and "before 7" at 6:30. */
export const earlier = (cue: ClockCue | null) => (cue?.isUntil ? 1 : cue?.isBefore ? 30 : 0);

const UNTIL = /^(?:until|till|til|hasta|到)$/;
const PAST = /^(?:past|after|despues|以|之)$/;
const BEFORE = /^(?:before|antes)$/;
const AT = /^(?:at|by|around|a|las|on|点)$/;
const CLOSER = /^(?:doesnt|dont|didnt|wont|not|never|that|which|they|to|will|kitchens?)$/;
const isCue = (word = '') => [UNTIL, PAST, BEFORE, AT].some((cue) => cue.test(word));

/**
 * Reads "at", "open past" or "until" before an hour. Phrases such as "around 10 minutes" and "after 3 years" are
 * excluded later, by the words after the number (isBareHour).
 */
export function cueBefore(words: MeasureReader, at: number): ClockCue | null {
  let linked = 0; // "until at least 11", "después de las 11"
  while (linked < 2 && /^(?:las?|like|de|least|at|the)$/.test(words.word(at - 1 - linked) ?? '')) linked += 1;
  while (linked > 0 && !isCue(words.word(at - 1 - linked))) linked -= 1;
  const word = words.word(at - 1 - linked) ?? '';
  const isLimit = word === 'than' && /^(?:later|earlier|sooner)$/.test(words.word(at - 2 - linked) ?? '');
  if (isLimit) return limitCue(words, at - 2 - linked);
  // "A 12 inch sub" names no hour. Before "las" or "la", "a" is Spanish for "at": "a las 9".
  if (!isCue(word) || (word === 'a' && linked === 0)) return null;
  let start = at - 1 - linked;
  const verb = words.word(start - 1) ?? '';
  // In "doesn't close at 11", 11 is a closing time. In "somewhere close at 7", "close" means "near".
  const isVerb = verb === 'close' && CLOSER.test(words.word(start - 2) ?? '');
  const isClosing = (isVerb || /^clos(?:es|ing|ed)$/.test(verb)) && (AT.test(word) || BEFORE.test(word));
  const isRefused = /^(?:not|no|nothing)$/.test(verb); // "not before 11" means from 11 on
  while (/^(?:open|still|later?|is|stays|abierto|serving)$/.test(words.word(start - 1) ?? '')) start -= 1;
  const isStill = words.tokens.slice(start, at).some(({ folded }) => folded === 'still'); // "still open at 11"
  const isBefore = (BEFORE.test(word) && !isRefused) || isClosing;
  const isOpening = verb === 'opens' || (BEFORE.test(word) && verb === 'open');
  return {
    start,
    isUntil: UNTIL.test(word),
    isLate: isStill || (!BEFORE.test(word) && !isBefore && !AT.test(word)),
    isStill: isStill && AT.test(word),
    isBefore,
    isOpening,
    isClosing,
  };
}

const NOTHING = { isUntil: false, isLate: false, isBefore: false, isOpening: false, isClosing: false };
const UNTIL_AFTER = /^까지/;
const BEFORE_AFTER = /^(?:之前|以前|前|이전|전)/;
const STILL_AFTER = /^(?:还开|还营业|也开)/;

/** Reads a cue that begins at token `at`, just after the hour: 까지 (until), 之前 or 전 (before), 还开着 (still open). */
export function cueAfter(words: MeasureReader, at: number): ClockCue | null {
  const text = asianText(words, at);
  const [until] = UNTIL_AFTER.exec(text) ?? [];
  if (until) return { ...NOTHING, start: at, isUntil: true, isLate: true, end: at + until.length };
  const [before] = BEFORE_AFTER.exec(text) ?? [];
  if (before) return { ...NOTHING, start: at, isBefore: true, end: at + before.length };
  return STILL_AFTER.test(text) ? { ...NOTHING, start: at, isLate: true, isStill: true } : null;
}

/** The cue of "no later than 8" (at 8), "later than 10" (after 10) and "earlier than 7" (before 7). */
function limitCue(words: MeasureReader, at: number): ClockCue {
  const isRefused = /^(?:no|not)$/.test(words.word(at - 1) ?? '');
  const isLate = words.word(at) === 'later' && !isRefused;
  return {
    start: isRefused ? at - 1 : at,
    isUntil: false,
    isLate,
    isBefore: words.word(at) !== 'later' && !isRefused,
    isOpening: false,
    isClosing: false,
  };
}
