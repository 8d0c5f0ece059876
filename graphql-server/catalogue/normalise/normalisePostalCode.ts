/**
 * Returns the five digits of a ZIP code or ZIP+4, and null for other text. A ZIP code of four digits gets a leading
 * zero, because spreadsheets remove it.
 */
export function normalisePostalCode(raw: string | null | undefined): string | null {
  const digits = /^(\d{4,5})(?:-?\d{4})?$/.exec((raw ?? '').trim())?.[1];
  const zip = digits?.padStart(5, '0');
  return zip === '00000' ? null : (zip ?? null);
}
