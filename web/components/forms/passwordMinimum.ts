/** The minimum length of a password, in characters. */
export const passwordMinimum = 6;
