const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)';
const DAYS = `${DAY}(?:\\s*[-,]\\s*${DAY})*`;
const TIMES = '\\d\\d:\\d\\d-\\d\\d:\\d\\d(?:\\s*,\\s*\\d\\d:\\d\\d-\\d\\d:\\d\\d)*';

/** Matches text that contains only days, public holidays (PH), times, "off" and "24/7". */
const PLAIN = new RegExp(`^(?:${DAY}|off|\\d\\d:\\d\\d|24/7|[\\s,;-])*$`);
/** Matches "off" before its days, after a time or a separator: "off Su" in "Mo-Sa 11:00-21:00 off Su". */
const OFF_BEFORE_DAYS = new RegExp(
  `(?<=^|[\\d,;])(\\s*)off\\s*(${DAYS})(?=\\s*(?:[,;]|$|${DAYS}\\s*(?:\\d|off)))`,
  'g',
);
/** Matches times before their days: "11:00-21:00 Mo-Fr" at the beginning, or after a comma. */
const TIMES_BEFORE_DAYS = new RegExp(`(^|[,;]\\s*)(${TIMES})\\s*(${DAYS})(?=\\s*(?:[,;]|$))`, 'g');
/** Matches a comma, semicolon or dash between days and their times: "Mo-Fr, 11:00-21:00", "Mo-off". */
const GAP = new RegExp(`(${DAY})\\s*[-,;]\\s*(?=\\d\\d:|off)`, 'g');
/** Matches the space between two days, or between two ranges of times: "Tu We 11:00-14:00 17:00-21:00". */
const NEXT_DAY = /(?<=Mo|Tu|We|Th|Fr|Sa|Su)\s+(?=Mo|Tu|We|Th|Fr|Sa|Su)/g;
const NEXT_TIMES = /(?<=-\d\d:\d\d)\s+(?=\d\d:\d\d-)/g;
/** Matches the end of a rule that no comma separates from the next rule. */
const NEXT_RULE = new RegExp(`(?<=\\d|off)\\s*;?\\s*(?=${DAY})`, 'g');

/** Whether the text consists only of days, public holidays, times, "off" and "24/7". */
export const isPlainHours = (text: string): boolean => PLAIN.test(text);

/**
 * Brings plain text about hours into the order of opening_hours, with one rule after another: "11:00-21:00 Mo-Fr off
 * Sa" becomes "Mo-Fr 11:00-21:00; Sa off", and "Mo-Fr, 08:00-17:00 Sa 09:00-12:00" becomes "Mo-Fr 08:00-17:00; Sa
 * 09:00-12:00". Only text that begins with times has times before their days.
 * @param text text of isPlainHours
 */
export function orderHours(text: string): string {
  const withDays = text.replace(OFF_BEFORE_DAYS, '$1$2 off').replace(NEXT_DAY, ',').replace(NEXT_TIMES, ', ');
  const beginsWithTimes = /^\d/.test(withDays);
  return (
    beginsWithTimes
      ? withDays
          .replace(new RegExp(`^(${TIMES})\\s*,\\s*(?=${DAYS}\\s*$)`), '$1 ')
          .replace(TIMES_BEFORE_DAYS, '$1$3 $2')
      : withDays.replace(GAP, '$1 ')
  )
    .replace(NEXT_RULE, '; ')
    .replace(/\s+/g, ' ')
    .trim();
}
