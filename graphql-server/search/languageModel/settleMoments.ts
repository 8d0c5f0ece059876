import { placeClock, weekdayOf } from '../../facts/placeClock';
import type { OpenAt } from '../parse/Understanding';
import { type ModelDay, type ModelMoment, modelDays } from './ModelReading';

const SUNDAY = modelDays.indexOf('sunday');

/**
 * The language model returns the times at which a place must be open. This function turns the days of these times into
 * numbers of weekdays (0 is Sunday). "today" and "tomorrow" depend on the day of the search. If one of the days is
 * "now", the result is "now".
 */
export function settleMoments(moments: readonly ModelMoment[], now: Date, timeZone = 'America/Chicago'): OpenAt {
  if (moments.some(({ day }) => day === 'now')) return 'now';
  const date = placeClock(timeZone, now)?.date ?? now.toISOString().slice(0, 10);
  const today = weekdayOf(date);
  const relative = new Map<ModelDay, number>([
    ['today', today],
    ['tomorrow', (today + 1) % 7],
  ]);
  return moments.map(({ day, minute }) => ({ day: relative.get(day) ?? modelDays.indexOf(day) - SUNDAY, minute }));
}
