/** Shortest password, in characters. */
export const passwordMinimum = 6;
