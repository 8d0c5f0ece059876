import { usHolidays } from '../../facts/usHolidays';
import { asianText } from './asianText';
import type { MeasureReader } from './MeasureReader';
import { nextDate } from './nextDate';

/** Names of holidays with a fixed date (month and day), as folded words. */
const HOLIDAYS: ReadonlyMap<string, readonly [month: number, day: number]> = new Map([
  ['new years eve', [12, 31]],
  ['nye', [12, 31]],
  ['nochevieja', [12, 31]],
  ['new years', [1, 1]],
  ['valentines', [2, 14]],
  ['independence day', [7, 4]],
  ['halloween', [10, 31]],
  ['christmas eve', [12, 24]],
  ['nochebuena', [12, 24]],
  ['christmas', [12, 25]],
  ['xmas', [12, 25]],
  ['navidad', [12, 25]],
  ['fin de ano', [12, 31]],
  ['ano nuevo', [1, 1]],
  ['san valentin', [2, 14]],
]);
const THANKSGIVING = /^(?:thanksgiving|accion de gracias)$/;
/** Chinese and Korean names, with the month and the day. Of names with the same beginning, the longest is first. */
const ASIAN: readonly [name: RegExp, month: number, day: number][] = [
  [/^(?:平安夜|圣诞前夜|크리스마스이브)/, 12, 24],
  [/^(?:圣诞节?|크리스마스|성탄절)/, 12, 25],
  [/^(?:跨年夜?|새해전야)/, 12, 31],
  [/^(?:元旦|새해첫날|신정)/, 1, 1],
  [/^(?:情人节|[발밸]렌타인데이|밸런타인데이)/, 2, 14],
  [/^(?:万圣节|[핼할]러윈|할로윈)/, 10, 31],
];
const ASIAN_THANKSGIVING = /^(?:感恩节|추수감사절)/;
const LONGEST_NAME = 3;

/** The next date of the holiday whose name begins at a token, and the index of the token after the name. */
export function namedHoliday(words: MeasureReader, at: number, today: string): { date: string; end: number } | null {
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    const name = words.tokens.slice(at, at + length).map(({ folded }) => folded);
    if (name.length < length) continue;
    const end = at + length;
    const fixed = HOLIDAYS.get(name.join(' '));
    const date = fixed ? nextDate(today, ...fixed) : null;
    if (date) return { date, end };
    if (THANKSGIVING.test(name.join(' '))) return { date: nextThanksgiving(today), end };
  }
  return words.tokens[at]?.beginsWord ? asianHoliday(asianText(words, at), at, today) : null;
}

function asianHoliday(text: string, at: number, today: string) {
  const [thanksgiving] = ASIAN_THANKSGIVING.exec(text) ?? [];
  if (thanksgiving) return { date: nextThanksgiving(today), end: at + thanksgiving.length };
  for (const [pattern, month, day] of ASIAN) {
    const [name] = pattern.exec(text) ?? [];
    const date = name ? nextDate(today, month, day) : null;
    if (name && date) return { date, end: at + name.length };
  }
  return null;
}

function nextThanksgiving(today: string): string {
  const year = Number(today.slice(0, 4));
  const days = [year, year + 1].flatMap(usHolidays).filter(({ name }) => name === 'Thanksgiving Day');
  return days.find(({ date }) => date >= today)?.date ?? today;
}
