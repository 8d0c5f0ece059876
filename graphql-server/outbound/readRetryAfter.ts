/**
 * How long a server asks us to wait (Retry-After, in seconds or as a date), in milliseconds. Null without a valid
 * header.
 */
export function readRetryAfter(headers: Headers): number | null {
  const asked = headers.get('retry-after')?.trim();
  if (!asked) return null;
  // Date.parse also reads wrong numbers as dates: "1.5" is a day in 2001.
  const date = /^[A-Za-z]/.test(asked) ? Date.parse(asked) : Number.NaN;
  const wait = /^\d+$/.test(asked) ? Number(asked) * 1000 : date - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}
