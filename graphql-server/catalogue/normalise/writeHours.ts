import type { DayInterval, WeeklyInterval } from '../../facts/weeklyHours';

/** In the order in which opening_hours text names them; 1 = Monday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];
const NAMES = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/**
 * A weekly table as OpenStreetMap opening_hours text, days of equal hours together and closed days left
 * out: "Mo-Fr 11:00-14:00,17:00-22:00; Sa 18:00-26:00". readHours reads it back.
 * @param holidays hours on public holidays, empty: closed; leave out where nobody knows
 */
export function writeHours(weekly: readonly WeeklyInterval[], holidays?: readonly DayInterval[] | null): string {
  const texts = WEEK.map((day) => writeDay(weekly.filter((interval) => interval.day === day)));
  const rules: string[] = [];
  for (let from = 0, to = 0; from < WEEK.length; from = to) {
    while (to < WEEK.length && texts[to] === texts[from]) to += 1;
    const [first = '', last = ''] = [from, to - 1].map((index) => NAMES[WEEK[index] ?? 0] ?? '');
    if (texts[from] !== 'off') rules.push(`${to - from > 1 ? `${first}-${last}` : first} ${texts[from]}`);
  }
  const [only] = rules;
  const text = rules.length === 1 && only === 'Mo-Su 00:00-24:00' ? '24/7' : rules.join('; ');
  return holidays ? `${text}; PH ${writeDay(holidays)}` : text;
}

function writeDay(intervals: readonly DayInterval[]): string {
  const inOrder = [...intervals].sort((a, b) => a.opens - b.opens);
  return inOrder.map(({ opens, closes }) => `${time(opens)}-${time(closes)}`).join(',') || 'off';
}

/** Past midnight an hour is 24 to 48 ("26:00"), as the format has it; a whole day from 06:00 ends at "30:00". */
const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
