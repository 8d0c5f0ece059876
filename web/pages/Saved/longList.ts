/** A list with at least this many restaurants has a filter and a choice of order. */
export const longList = 6;
