import type { WeeklyInterval } from '../../facts/weeklyHours';

const DAY = 1440;
const DAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'];
const EARLY = 7 * 60;
const LATE = DAY + 30;

/**
 * The most notable fact about the hours of a week, as part of a sentence: "open 24 hours every day", "open until 2 AM
 * on Fridays and Saturdays", "open from 6 AM Mondays to Fridays", "closed on Mondays", "open every day". Null if the
 * hours are unknown, or if the list of hours is empty.
 */
export function notableHours(weekly: readonly WeeklyInterval[] | null): string | null {
  if (!weekly || weekly.length === 0) return null;
  const around = daysWith(weekly, ({ opens, closes }) => opens === 0 && closes >= DAY);
  if (around.length > 0) return `open 24 hours ${onDays(around)}`;
  const latest = Math.max(...weekly.map(({ closes }) => closes));
  if (latest >= LATE) {
    return `open until ${timeOf(latest)} ${onDays(daysWith(weekly, ({ closes }) => closes === latest))}`;
  }
  const earliest = Math.min(...weekly.map(({ opens }) => opens));
  if (earliest > 0 && earliest <= EARLY) {
    return `open from ${timeOf(earliest)} ${onDays(daysWith(weekly, ({ opens }) => opens === earliest))}`;
  }
  const open = daysWith(weekly, () => true);
  if (open.length === 7) return 'open every day';
  const closed = DAYS.flatMap((_, day) => (open.includes(day) ? [] : day));
  return closed.length <= 2 ? `closed ${onDays(closed)}` : `open ${onDays(open)}`;
}

const daysWith = (weekly: readonly WeeklyInterval[], is: (interval: WeeklyInterval) => boolean) =>
  [...new Set(weekly.filter(is).map(({ day }) => day))].sort();

/** Returns the days in words, for example "every day", "Mondays to Fridays" or "on Fridays and Saturdays". */
function onDays(days: readonly number[]): string {
  if (days.length === 7) return 'every day';
  const fromMonday = days.map((day) => (day + 6) % 7).sort();
  const isRun = fromMonday.every((day, index) => index === 0 || day === (fromMonday[index - 1] ?? 0) + 1);
  const names = fromMonday.map((day) => DAYS[(day + 1) % 7] ?? '');
  if (isRun && names.length > 2) return `${names[0]} to ${names.at(-1)}`;
  return names.length > 1 ? `on ${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : `on ${names[0]}`;
}

function timeOf(minutes: number): string {
  const inDay = minutes % DAY;
  const hour = Math.floor(inDay / 60);
  const rest = inDay % 60;
  return `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''} ${hour < 12 ? 'AM' : 'PM'}`;
}
