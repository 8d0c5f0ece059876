/** The restaurant (uuid) that a guest wanted to rate when the sign-in opened. Only in memory. */
let wanted: string | null = null;

/** Remembers the restaurant that shall be rated after the sign-in; null forgets it. */
export function rateAfterSignIn(uuid: string | null): void {
  wanted = uuid;
}

/** Whether this restaurant shall be rated now; true only once. */
export function takeRateAfterSignIn(uuid: string): boolean {
  if (wanted !== uuid) return false;
  wanted = null;
  return true;
}
