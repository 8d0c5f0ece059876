import { type ClockRead, clockRead } from './clockHour';
import type { MeasureReader } from './MeasureReader';
import { mealHours } from './mealHours';
import type { DayRead } from './readDays';
import type { OpenMoment } from './Understanding';

const DAY = 1440;
const HALF_DAY = 720;
const ANY_MEAL = [12, 18, 19];
const EVENING = [18, 19, 20];
const LATE = [23];
const NIGHT_ENDS = 5 * 60;

/**
 * Returns the time on each named day. Without a named day, the day is today, or tomorrow if the time was more than 30
 * minutes ago. For a time after midnight, the day is the day on which the night begins. So "Friday at 1 am" is returned
 * as Saturday, 1 am. If it is after midnight now, and such a time is still ahead or was at most 30 minutes ago, the
 * time belongs to the night that began yesterday, unless the craving names a day other than today. If the time is a
 * range of hours that has begun and has not ended, and the day is today, returns the present time.
 */
export function momentsAt(clock: ClockRead, day: DayRead | null, today: number, nowMinute: number): OpenMoment[] {
  // "Open at 11", asked at 7 pm, is tonight at 11 pm.
  const late = clock.minute + HALF_DAY;
  const isTonight = (!day || day.isToday) && clock.minute + 30 < nowMinute && nowMinute <= late + 30;
  if (clock.isEitherHalf && isTonight) return momentsAt(clockRead(late, clock.span), day, today, nowMinute);
  const { minute, isAfterMidnight, minutes = 0 } = clock;
  // "Happy hour 4-7pm", asked at 6 pm, is now. So is "drinks 10pm-2am", asked at 1 am.
  const isGoingOn = (minute <= nowMinute && nowMinute < minute + minutes) || nowMinute + DAY < minute + minutes;
  if (isGoingOn && (!day || day.isToday)) return [{ day: today, minute: nowMinute }];
  const isOver = !isAfterMidnight && minute + 30 < nowMinute;
  const isStillNight = isAfterMidnight && nowMinute <= minute + 30;
  const usual = isOver ? (today + 1) % 7 : isStillNight ? (today + 6) % 7 : today;
  const named = day && !(day.isToday && isStillNight) ? day.days : [usual];
  return named.map((on): OpenMoment => ({ day: isAfterMidnight ? (on + 1) % 7 : on, minute }));
}

/**
 * Returns the usual hours on each named day: 11 PM for "late", the hours of the named meal, the evening for "tonight",
 * else noon, 6 PM and 7 PM. For today, hours that were more than 30 minutes ago are left out. If no hour is left,
 * returns the present time. After midnight, "tonight" is now.
 */
export function momentsOn(read: DayRead, words: MeasureReader, today: number, nowMinute: number): OpenMoment[] {
  const hours = read.isLate ? LATE : (mealHours(words, read.span) ?? (read.isEvening ? EVENING : ANY_MEAL));
  const moments = read.days.flatMap((day) => hours.map((hour) => ({ day, minute: Math.round(hour * 60) })));
  if (!read.isToday) return moments;
  // After midnight, "tonight" is the night that has not ended yet.
  if ((read.isEvening || read.isLate) && nowMinute < NIGHT_ENDS) return [{ day: today, minute: nowMinute }];
  const ahead = moments.filter(({ minute }) => minute >= nowMinute - 30);
  return ahead.length > 0 ? ahead : [{ day: today, minute: Math.min(nowMinute, DAY - 1) }];
}
