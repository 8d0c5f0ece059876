/** Seconds to wait, from a Retry-After header: a number or a date (RFC 9110, 10.2.3). Undefined for any other text. */
export function parseRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (!header) return undefined;
  // Date.parse also reads wrong numbers as dates: "1.5" is a day in 2001.
  const date = /^\s*[A-Za-z]/.test(header) ? Date.parse(header) : Number.NaN;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (date - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}
