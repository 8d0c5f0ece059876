import { type HourPart, kindsOf, readHourParts } from './readHourParts';

const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)';
/** Matches text that contains only days, public holidays (PH), times, "off" and "24/7". */
const PLAIN = new RegExp(`^(?:${DAY}|off|\\d\\d:\\d\\d|24/7|[\\s,;-])*$`);
/**
 * Matches one rule in the letters of kindsOf: times or "off" after their days ("Mo-Fr, 11:00-21:00", "Mo-off"), or
 * "off" before its days ("off Su").
 */
const RULE = 'D[-,;]?[TO]|OD(?!D[-,;]?O)';
const RULES_OF_DAYS = new RegExp(`^[,;]*(?:(?:${RULE})[,;]*)+$`);
/** Matches times for the whole week, and then the days with other hours: "11:00-21:00; Su off". */
const RULES_OF_WEEK = /^T(?:[,;]*(?:D[-,]?O|OD))*[,;]*$|^T(?:;+(?:D[-,]?[TO]|OD))+[,;]*$/;
/** Matches times before their days, and then rules in either order: "11:00-21:00 Mo-Fr, 12:00-20:00 Sa; Su off". */
const RULES_OF_TIMES = /^(?:(?:D[-,]?O|OD)[,;]+)*T,?D(?:[,;]+(?:T,?D|D[-,]?[TO])|[,;]*OD)*[,;]*$/;

/** Whether the text consists only of days, public holidays, times, "off" and "24/7". */
export const isPlainHours = (text: string): boolean => PLAIN.test(text);

/**
 * Brings plain text about hours into the order of opening_hours, with one rule after another: "11:00-21:00 Mo-Fr off
 * Sa" becomes "Mo-Fr 11:00-21:00; Sa off", and "Mo-Fr, 08:00-17:00 Sa 09:00-12:00" becomes "Mo-Fr 08:00-17:00; Sa
 * 09:00-12:00". Times may come before their days only if they do so in the first rule that has times.
 * @param text text of isPlainHours
 * @returns null if it is unclear which times belong to which days
 */
export function orderHours(text: string): string | null {
  const parts = readHourParts(text.replace(/\s*-\s*/g, '-'));
  if (!parts) return null;
  const kinds = kindsOf(parts);
  if (RULES_OF_DAYS.test(kinds)) return join(parts, kinds, new RegExp(RULE, 'g'));
  if (RULES_OF_WEEK.test(kinds)) return join(parts, kinds, new RegExp(`^T|${RULE}`, 'g'));
  return RULES_OF_TIMES.test(kinds) ? join(parts, kinds, new RegExp(`T,?D|${RULE}`, 'g')) : null;
}

/**
 * Writes each rule as its days and then its times. A single comma between two rules stays. Any other separator becomes
 * ";", and ";" is also added if there is no separator.
 */
function join(parts: readonly HourPart[], kinds: string, rule: RegExp): string {
  let end = 0;
  return [...kinds.matchAll(rule)]
    .map(({ 0: found, index }) => {
      const isAdded = kinds.slice(end, index) === ',';
      const own = parts.slice(index, index + found.length);
      const text = (kind: RegExp) => own.find((part) => kind.test(part.kind))?.text ?? '';
      const separator = end === 0 ? '' : isAdded ? ', ' : '; ';
      end = index + found.length;
      return separator + `${text(/D/).replace(/,?\s+/g, ',')} ${text(/[TO]/)}`.trim();
    })
    .join('');
}
