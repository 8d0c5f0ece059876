/**
 * Returns the five digits of a ZIP code or ZIP+4. In `raw`, a state may come before the ZIP code ("MO 63101"), and the
 * ZIP code may be a number from a spreadsheet ("63101.0"). If it has only four digits, the result begins with a zero,
 * because spreadsheets remove leading zeros. Returns null for 00000 and for any other text.
 */
export function normalisePostalCode(raw: string | null | undefined): string | null {
  const digits = /^(?:[A-Z]{2}\s+(?=\d{5}))?(\d{4,5})(?:-?\d{4}|\.0)?$/i.exec((raw ?? '').trim())?.[1];
  const zip = digits?.padStart(5, '0');
  return zip === '00000' ? null : (zip ?? null);
}
