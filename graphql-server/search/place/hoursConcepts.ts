import { readWeeklyHours, type WeeklyInterval } from '../../facts/weeklyHours';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import { evidenceWeights } from './evidenceWeights';

const DAY = 1440;
const at = (hour: number) => hour * 60;

/** The concepts that opening hours support (open late, early, for lunch) or deny; empty when the hours are unknown. */
export function hoursConcepts(weeklyHours: unknown): ConceptWeight[] {
  const hours = readWeeklyHours(weeklyHours);
  if (!hours) return [];
  const { hours: weight } = evidenceWeights;
  const found: ConceptWeight[] = [];
  const says = (concept: string, share: number) => found.push({ concept, weight: share * weight });
  const latest = Math.max(...hours.map(({ closes }) => closes));
  const days = (isMeant: (interval: WeeklyInterval) => boolean) =>
    new Set(hours.filter(isMeant).map(({ day }) => day)).size;
  const openDays = (minute: number) =>
    new Set([
      ...hours.filter(({ opens, closes }) => opens <= minute && closes > minute).map(({ day }) => day),
      ...hours.filter(({ closes }) => closes > DAY + minute).map(({ day }) => (day + 1) % 7),
    ]);
  const isOpen = (minute: number) => openDays(minute).size;

  if (days(({ opens, closes }) => opens === 0 && closes >= DAY) === 7) says('open-24-hours', 2);
  const late = days(({ closes }) => closes >= at(23.5));
  if (late > 0) says('late-night', late >= 3 ? 1.8 : 1.2);
  else says('late-night', latest <= at(22) ? -1.4 : -0.6);
  const early = isOpen(at(7));
  if (early > 0) says('early-morning', early >= 5 ? 1.6 : 0.8);
  else says('early-morning', -1);
  if (isOpen(at(9)) > 0) says('breakfast', 0.6);
  else if (isOpen(at(10.5)) === 0) says('breakfast', -1.4);
  if (isOpen(at(12.5)) >= 4) says('lunch', 0.8);
  else if (isOpen(at(13)) === 0) says('lunch', -1.4);
  if (isOpen(at(15)) >= 4) says('afternoon', 0.8);
  if (isOpen(at(19)) >= 4) says('dinner', 0.6);
  else if (isOpen(at(18)) === 0) says('dinner', -1.4);
  if ([0, 6].some((day) => openDays(at(11)).has(day))) says('brunch', 0.3);
  else says('brunch', -1);
  return found;
}
