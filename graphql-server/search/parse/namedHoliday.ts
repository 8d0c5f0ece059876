import { usHolidays } from '../../facts/usHolidays';
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
]);
const LONGEST_NAME = 3;

/** The next date of the holiday whose name begins at a token, and the index of the token after the name. */
export function namedHoliday(words: MeasureReader, at: number, today: string): { date: string; end: number } | null {
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    const name = words.tokens.slice(at, at + length).map(({ folded }) => folded);
    if (name.length < length) continue;
    const end = at + length;
    const fixed = HOLIDAYS.get(name.join(' '));
    if (fixed) return { date: nextDate(today, ...fixed), end };
    if (name.join(' ') === 'thanksgiving') return { date: nextThanksgiving(today), end };
  }
  return null;
}

function nextThanksgiving(today: string): string {
  const year = Number(today.slice(0, 4));
  const days = [year, year + 1].flatMap(usHolidays).filter(({ name }) => name === 'Thanksgiving Day');
  return days.find(({ date }) => date >= today)?.date ?? today;
}
