import { isDay } from '../../ui/shortDate';

/** The dates of an entry. */
type Dated = { readonly addedAt: string; readonly visitedAt: string | null | undefined };

/** An entry of the timeline. `month` ("2025-09") is set only for the first entry of a month. */
export type MonthItem<Entry> = { entry: Entry; month: string | null };

/** The date by which an entry is sorted: its visit's date or, if that is null, the date when the entry was added. */
const dateOf = ({ visitedAt, addedAt }: Dated) => visitedAt ?? addedAt;

/** A point in time. For a calendar day, its first moment in the device's time zone. */
const momentOf = (date: string) => new Date(isDay(date) ? `${date}T00:00` : date);

/** The month of a date in the device's time zone. */
function monthOf(date: string): string {
  const moment = momentOf(date);
  return `${moment.getFullYear()}-${String(moment.getMonth() + 1).padStart(2, '0')}`;
}

/** The entries by date, the latest first. `month` is set for the first entry of each month. */
export function byMonth<Entry extends Dated>(entries: readonly Entry[]): MonthItem<Entry>[] {
  const ordered = [...entries].sort((one, other) => +momentOf(dateOf(other)) - +momentOf(dateOf(one)));
  return ordered.map((entry, at) => {
    const before = ordered[at - 1];
    const month = monthOf(dateOf(entry));
    return { entry, month: before && monthOf(dateOf(before)) === month ? null : month };
  });
}
