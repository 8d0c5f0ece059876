import type { WeeklyInterval } from '../../facts/weeklyHours';

const DAY = 1440;
const DAY_LETTERS = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'];
const RANGE =
  /^(\d{1,2})(?::(\d{1,2}))?\s*(?:([ap])\.?m\.?)?\s*(?:-|–|—|to)\s*(\d{1,2})(?::(\d{1,2}))?\s*(?:([ap])\.?m\.?)?$/i;

/**
 * A weekly table from one entry a day, as Yelp's academic files ({ "Monday": "9:0-21:0" }) and Google's weekday descriptions
 * ({ "Friday": "11:00 AM – 2:00 PM, 5:00 PM – 2:00 AM" }) have it. Times without am and pm count 24 hours; what ends before it begins
 * ends the next day; "Closed" and null are closed, a day that is not named is closed, "Open 24 hours" is the whole day.
 * @returns null when any entry cannot be read, which "0:0-0:0" cannot (both closed and open all day are written so), or no day opens
 */
export function weeklyFromDays(days: Readonly<Record<string, string | null | undefined>>): WeeklyInterval[] | null {
  const weekly: WeeklyInterval[] = [];
  for (const [name, text] of Object.entries(days)) {
    const day = DAY_LETTERS.indexOf(name.trim().slice(0, 2).toLowerCase());
    const intervals = day < 0 ? null : readDay(text ?? 'closed');
    if (!intervals) return null;
    weekly.push(...intervals.map((interval) => ({ day, ...interval })));
  }
  return weekly.length > 0 ? weekly.sort((a, b) => a.day - b.day || a.opens - b.opens) : null;
}

function readDay(text: string): { opens: number; closes: number }[] | null {
  const plain = text.replace(/[\u202f\u2009\u00a0]/g, ' ').trim();
  if (/^(closed|off)?$/i.test(plain)) return [];
  if (/^(open )?24 ?(hours|h)$/i.test(plain)) return [{ opens: 0, closes: DAY }];
  const intervals = plain.split(/[,;]/).map((part) => readRange(part.trim()));
  return intervals.every((interval) => interval !== null) ? intervals : null;
}

function readRange(text: string): { opens: number; closes: number } | null {
  const found = RANGE.exec(text);
  if (!found) return null;
  const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = found;
  const opens = minutes(fromHour, fromMinute, fromHalf ?? toHalf);
  const closes = minutes(toHour, toMinute, toHalf);
  if (opens === null || closes === null || (fromHalf && !toHalf) || opens === closes) return null;
  if (toHalf && !fromHalf && closes < opens) return null;
  return { opens, closes: closes > opens ? closes : closes + DAY };
}

/** Google leaves out the first half where both are the same ("5:00 – 9:00 PM"). */
function minutes(hour = '', minute = '0', half?: string): number | null {
  const told = Number(hour);
  const hours = half ? (told % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : told;
  const total = hours * 60 + Number(minute);
  return (half ? told >= 1 && told <= 12 : hours <= 24) && Number(minute) < 60 && total <= DAY ? total : null;
}
