import { shortDate } from './shortDate';

/** A day or a moment (ISO) as "Sep 4, 2025", in a <time> element. The text is English in every language. */
export function ShortDate({ date }: { date: string }) {
  return (
    <time dateTime={date} lang="en">
      {shortDate(date)}
    </time>
  );
}
