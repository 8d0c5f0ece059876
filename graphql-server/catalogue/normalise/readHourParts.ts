const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)';
const RANGE = '\\d\\d:\\d\\d-\\d\\d:\\d\\d';
/** Matches a part of plain text: D days, T times, O "off", or a separator. */
const PART = new RegExp(
  `(?<D>${DAY}(?:\\s*[-,]\\s*${DAY})*)|(?<T>${RANGE}(?:[\\s,]+${RANGE})*|24/7)|(?<O>off)|[;,-]|\\S`,
  'g',
);
/** Matches an "off" at the end without days before it. It belongs to the days after it. */
const OFF_BEFORE = /(?<!D[-,;]?)O$/;
/** Matches single days and then a range: "Sa,Su,Mo-Fr". */
const SINGLES_AND_RANGE = /^([^-]+),([^,]+-[^,]+)$/;

/** A part of a text about hours. `kind`: "D" days, "T" times, "O" the word "off", or the separator itself. */
export interface HourPart {
  kind: string;
  text: string;
}

/** The kinds of the parts, one letter for each part: "DT;DO" for "Mo-Fr 11:00-21:00; Sa off". */
export const kindsOf = (parts: readonly HourPart[]): string => parts.map(({ kind }) => kind).join('');

/**
 * The parts of plain text about hours. Days between two rules are divided, so that each rule has its own days.
 * @returns null if these days may be divided in more than one way
 */
export function readHourParts(text: string): HourPart[] | null {
  const parts: HourPart[] = [];
  for (const { 0: found, groups = {} } of text.matchAll(PART)) {
    const kind = ['D', 'T', 'O'].find((name) => groups[name]) ?? found;
    const last = parts.at(-1);
    const isBehindOff = OFF_BEFORE.test(kindsOf(parts).replace(/D+$/, ''));
    if (kind === 'D' && last?.kind === 'D' && !isBehindOff && !/PH/.test(last.text + found)) last.text += ` ${found}`;
    else parts.push({ kind, text: kind === 'T' ? found.replace(/[\s,]+/g, ', ') : found.replace(/\s+,/g, ',') });
  }
  const divided = parts.map((part, at) => divideDays(part, parts.slice(0, at), parts[at + 1]));
  return divided.every((each) => each !== null) ? divided.flat() : null;
}

/**
 * Divides days that belong to two rules. The first days go to the rule before them, and the last days go to the rule
 * after them. Such days are between "off" and times ("off Sa, Mo-Fr 11:00-21:00"), or between times and "off" or other
 * times ("11:00-21:00 Mo-Sa, Su off").
 */
function divideDays(part: HourPart, before: readonly HourPart[], next: HourPart | undefined): HourPart[] | null {
  if (part.kind !== 'D' || !/[, ]/.test(part.text)) return [part];
  const kinds = kindsOf(before);
  if (/^T(?:|.*T),?$/.test(kinds) && (next?.kind === 'O' || next?.kind === 'T')) {
    const isWeek = /^T,?$/.test(kinds) && next.kind === 'O'; // the times may be those of the whole week
    if (isWeek && kinds === 'T,' && !part.text.includes('-')) return [part];
    const [first = '', rest] = (next.kind === 'O' ? pairOf(part.text, /,?\s+/) : halvesOf(part.text, /,\s+/)) ?? [];
    return rest && (!isWeek || first.includes('-')) ? twoDays(first, rest) : null;
  }
  if (!OFF_BEFORE.test(kinds.replace(/D+$/, ''))) return [part];
  if (kinds.endsWith('D') || next?.kind === 'D')
    return !/,\s/.test(part.text) || /^..-..$/.test(next?.text ?? '') ? [part] : null;
  if (next?.kind !== 'T') return [part];
  const [first, rest] = pairOf(part.text, /,\s+/) ?? SINGLES_AND_RANGE.exec(part.text)?.slice(1) ?? [];
  return first && rest ? twoDays(first, rest) : null;
}

const twoDays = (first: string, rest: string): HourPart[] =>
  [first, ',', rest].map((text) => ({ kind: text === ',' ? ',' : 'D', text }));

/** The days before and after the only match of `gap`, or else before and after the only comma. */
const pairOf = (days: string, gap: RegExp): string[] | undefined => halvesOf(days, gap) ?? halvesOf(days, /,/);

const halvesOf = (days: string, gap: RegExp): string[] | undefined => {
  const halves = days.split(gap);
  return halves.length === 2 && !halves.some((half) => / /.test(half)) ? halves : undefined;
};
