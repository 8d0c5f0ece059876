import { isDay } from '../../ui/shortDate';

/** The dates of an entry. */
type Dated = { readonly addedAt: string; readonly visitedAt: string | null | undefined };

/** An entry of the timeline. `month` ("2025-09") is set only for the first entry of a month. */
export type MonthItem<Entry> = { entry: Entry; month: string | null };

/** The date by which an entry is sorted: its visit's date or, if that is null, the date when the entry was added. */
const dateOf = ({ visitedAt, addedAt }: Dated) => visitedAt ?? addedAt;

/** The month of a calendar day, or the month of a point in time in the device's time zone. */
function monthOf(date: string): string {
  if (isDay(date)) return date.slice(0, 7);
  const moment = new Date(date);
  return `${moment.getFullYear()}-${String(moment.getMonth() + 1).padStart(2, '0')}`;
}

/** The entries by date, the latest first. `month` is set for the first entry of each month. */
export function byMonth<Entry extends Dated>(entries: readonly Entry[]): MonthItem<Entry>[] {
  const ordered = [...entries].sort((one, other) => Date.parse(dateOf(other)) - Date.parse(dateOf(one)));
  return ordered.map((entry, at) => {
    const before = ordered[at - 1];
    const month = monthOf(dateOf(entry));
    return { entry, month: before && monthOf(dateOf(before)) === month ? null : month };
  });
}
