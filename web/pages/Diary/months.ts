import { isDay } from '../../ui/shortDate';

/** The dates of an entry. */
type Dated = { readonly addedAt: string; readonly visitedAt: string | null | undefined };

/** An entry of the timeline; `month` ("2025-09"), if the entry is the first one shown of that month. */
export type MonthItem<Entry> = { entry: Entry; month: string | null };

/** The date that an entry shows: that of its visit, else the day it was added. */
const dateOf = ({ visitedAt, addedAt }: Dated) => visitedAt ?? addedAt;

/** By the device's clock; a day is the same for everyone. */
function monthOf(date: string): string {
  if (isDay(date)) return date.slice(0, 7);
  const moment = new Date(date);
  return `${moment.getFullYear()}-${String(moment.getMonth() + 1).padStart(2, '0')}`;
}

/** The entries by the date they show, the latest first, with the first of each month marked. */
export function byMonth<Entry extends Dated>(entries: readonly Entry[]): MonthItem<Entry>[] {
  const ordered = [...entries].sort((one, other) => Date.parse(dateOf(other)) - Date.parse(dateOf(one)));
  return ordered.map((entry, at) => {
    const before = ordered[at - 1];
    const month = monthOf(dateOf(entry));
    return { entry, month: before && monthOf(dateOf(before)) === month ? null : month };
  });
}
