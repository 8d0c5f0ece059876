/** The restaurant (uuid) that a guest wanted to rate when the sign-in opened. It is stored only in memory. */
let restaurantToRate: string | null = null;

/** Remembers which restaurant to rate after the sign-in. Null forgets the restaurant. */
export function rateAfterSignIn(uuid: string | null): void {
  restaurantToRate = uuid;
}

/** Whether to rate this restaurant now. If so, the restaurant is also forgotten, so the next call returns false. */
export function takeRateAfterSignIn(uuid: string): boolean {
  if (restaurantToRate !== uuid) return false;
  restaurantToRate = null;
  return true;
}
