const US_NUMBER = /(?<!\d)(?:\+?1[\s.-]*)?\(?([2-9]\d\d)\)?[\s.-]*([2-9]\d\d)[\s.-]*(\d{4})(?!\d)/;

/** The first ten-digit US number in the text, in E.164: "+13148321244". Null if the text has no such number. */
export function normalisePhone(raw: string | null | undefined): string | null {
  const found = US_NUMBER.exec(raw ?? '');
  return found ? `+1${found[1]}${found[2]}${found[3]}` : null;
}
