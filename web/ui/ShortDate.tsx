import { shortDate } from './shortDate';

/** A day or a moment (ISO) as "Sep 4, 2025", in a <time> element. */
export function ShortDate({ date }: { date: string }) {
  return <time dateTime={date}>{shortDate(date)}</time>;
}
