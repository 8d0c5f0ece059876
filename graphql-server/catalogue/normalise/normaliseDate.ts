const ISO = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ]\d.*)?)?)?$/;
const US = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: \d.*)?$/;
/** The days that databases and spreadsheets store as day 0. In exported tables, they stand for an unknown date. */
const ZEROS: ReadonlySet<string> = new Set(['1753-01-01', '1899-12-30', '1899-12-31', '1900-01-01', '1970-01-01']);

/**
 * Returns a date in the form "2019-05-01". It reads ISO dates and times, and US dates ("5/1/2019"). For "2019-05" or
 * "2019", it returns the first day of the month or year. Returns null for other text, impossible dates, years before
 * 1700, and dates that stand for an unknown date: those of ZEROS, and those with a year above this year + 2.
 */
export function normaliseDate(raw: string | null | undefined, now = new Date()): string | null {
  const text = (raw ?? '').trim();
  const iso = ISO.exec(text);
  const us = US.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : us ? [us[3], us[1], us[2]] : [];
  if (!year) return null;
  const date = `${year}-${(month ?? '1').padStart(2, '0')}-${(day ?? '1').padStart(2, '0')}`;
  const read = new Date(`${date}T00:00:00Z`);
  const isReal = !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date);
  const isPossible = Number(year) >= 1700 && Number(year) <= now.getUTCFullYear() + 2;
  return isReal && isPossible && !(day && ZEROS.has(date)) ? date : null;
}
