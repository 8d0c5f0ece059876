/**
 * The name of a time zone ("Central Time"). Null if the zone is unknown, or if clocks in the zone and on this device
 * show the same time at `now`.
 */
export function foreignZone(timeZone: string, now: Date, locale: string): string | null {
  try {
    const clock = (zone?: string) => now.toLocaleString('en-US', { timeZone: zone });
    if (clock(timeZone) === clock()) return null;
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(now);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return null;
  }
}
