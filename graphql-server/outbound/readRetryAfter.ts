/** How long a server asks to be left alone (Retry-After, in seconds or as a date), in milliseconds; null when it does not say. */
export function readRetryAfter(headers: Headers): number | null {
  const asked = headers.get('retry-after')?.trim();
  if (!asked) return null;
  const wait = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}
