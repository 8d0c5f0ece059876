/** The names of the months, in English and Spanish. */
export const MONTHS = [
  ['january', 'enero'],
  ['february', 'febrero'],
  ['march', 'marzo'],
  ['april', 'abril'],
  ['may', 'mayo'],
  ['june', 'junio'],
  ['july', 'julio'],
  ['august', 'agosto'],
  ['september', 'septiembre', 'setiembre'],
  ['october', 'octubre'],
  ['november', 'noviembre'],
  ['december', 'diciembre'],
];

/** A moment with its offset from UTC: "2025-09-04T19:30:00Z", "2025-09-04 19:30-0500" */
export const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})$/i;
const DAY_NAMES = [
  ...['mon(?:day)?', 'tue(?:s|sday)?', 'wed(?:nesday)?', 'thu(?:r|rs|rsday)?', 'fri(?:day)?', 'sat(?:urday)?'],
  ...['sun(?:day)?', 'lun(?:es)?', 'martes', 'mi[eé](?:rcoles)?', 'jue(?:ves)?', 'vie(?:rnes)?', 's[aá]b(?:ado)?'],
  'dom(?:ingo)?',
];
/** A day of the week before or after the date: "Thu, Sep 4", "jueves, 4 de", "2025.09.04(목)", "2025年9月4日 星期四" */
export const WEEKDAY = new RegExp(
  String.raw`^(?:${DAY_NAMES.join('|')})[.,]*\s+|\s*\([일월화수목금토日月火水木金土]\)|\s*[일월화수목금토]요일|` +
    String.raw`\s*(?:星期|周)[一二三四五六日天]`,
  'giu',
);
/** A time behind the date, with or without a zone. Only the day is read. */
export const TIME = new RegExp(
  String.raw`(?:[,T\s]\s*|(?<=[日일.)]))(?:at\s+|(?:오전|오후|上午|下午)\s*)?\d{1,2}(?::\d{2}){1,2}(?:\.\d+)?` +
    String.raw`\s*(?:[ap]\.?\s?m\.?)?\s*(?:\(?[A-Z]{1,5}\)?|[+-]\d{2}:?\d{2})?$`,
  'i',
);
/** A remark behind a date. Its numbers must be times, because any other number may belong to a second date. */
const REMARK =
  String.raw`(?:,?\s(?:\D|\d{1,2}(?:[:h]\d{2}){1,2}(?![:h]?\d)|` +
  String.raw`\d{1,2}\s?(?:[ap]\.?m|h(?!\d)|uhr|[시点點时時]))*)?`;
/** 2025-09-04, 2025/9/4, 2025. 9. 4., 2025年9月4日, 2025년 9월 4일; also with a remark: "2025-9-4 lunch" */
export const YEAR_FIRST = new RegExp(
  String.raw`^(\d{4})\s*[-/.年년]\s*(\d{1,2})\s*[-/.月월]\s*(\d{1,2})\s*[.日일]?${REMARK}$`,
  'i',
);
/** 20250904 */
export const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
/** 25.9.4, as in Korea. The last number has only one digit, so it is no year. */
export const SHORT_YEAR_FIRST = /^(\d{2})[-/.]\s?(\d{1,2})[-/.]\s?(\d)\.?$/;
/**
 * 9/4/2025, 04.09.2025, 9/4/25, 4.9.25. A remark may follow a year with four digits: "9/4/2025 at 7pm". 25.09.04 and
 * 25-09-04 do not match, because their year may be first or last.
 */
export const YEAR_LAST = new RegExp(
  String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}(?=${REMARK}$)|(?<=\/|^\d\.\d{1,2}\.)\d{2}$)`,
  'i',
);
/** Sep 4, 2025; September 4th 2025 */
export const MONTH_FIRST = /^(\p{L}{3,})[.,]?[\s-]+(\d{1,2})(?:st|nd|rd|th)?[,\s-]+(\d{4}|\d{2})$/iu;
/** 4 Sep 2025; 4-Sep-25; 4th September 2025; 4 de septiembre de 2025 */
export const DAY_FIRST =
  /^(\d{1,2})(?:st|nd|rd|th)?\.?[\s-]+(?:de\s+|of\s+)?(\p{L}{3,})[.,]*[\s-]+(?:del?\s+)?(\d{4}|\d{2})$/iu;
/** 2025, 2025-09, 09/2025, 2025年, 2025년 9월 */
export const PART = /^(?:\d{4}(?:[-/.]\d{1,2})?|\d{1,2}[-/.]\d{4}|\d{4}\s?[年년](?:\s?\d{1,2}\s?[月월])?)$/;
