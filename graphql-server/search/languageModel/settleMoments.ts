import { placeClock, weekdayOf } from '../../facts/placeClock';
import type { OpenAt } from '../parse/Understanding';
import { type ModelMoment, modelDays } from './ModelReading';

const SUNDAY = modelDays.indexOf('sunday');

/**
 * The weekdays of the moments that a model named, counted from the day of the search; if one is "now", the others do
 * not count.
 */
export function settleMoments(moments: readonly ModelMoment[], now: Date, timeZone = 'America/Chicago'): OpenAt {
  if (moments.some(({ day }) => day === 'now')) return 'now';
  const date = placeClock(timeZone, now)?.date ?? now.toISOString().slice(0, 10);
  const today = weekdayOf(date);
  return moments.map(({ day, minute }) => {
    const ahead = day === 'today' ? 0 : 1;
    const isRelative = day === 'today' || day === 'tomorrow';
    return { day: isRelative ? (today + ahead) % 7 : modelDays.indexOf(day) - SUNDAY, minute };
  });
}
