/**
 * How long a server asks us to wait (Retry-After, in seconds or as a date), in milliseconds. Null without a valid
 * header.
 */
export function readRetryAfter(headers: Headers): number | null {
  const asked = headers.get('retry-after')?.trim();
  if (!asked) return null;
  const wait = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}
