/**
 * The five digits of a ZIP code or ZIP+4; null for other text. Four digits are a ZIP code that lost its leading zero in
 * a spreadsheet.
 */
export function normalisePostalCode(raw: string | null | undefined): string | null {
  const digits = /^(\d{4,5})(?:-?\d{4})?$/.exec((raw ?? '').trim())?.[1];
  const zip = digits?.padStart(5, '0');
  return zip === '00000' ? null : (zip ?? null);
}
