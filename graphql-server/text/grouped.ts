/**
 * A whole number with a comma before each group of three digits: "12,345". Intl can do the same, but it needs 20 ms and
 * more memory when a command uses it first.
 */
export const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
