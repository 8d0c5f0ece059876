import { distance as editDistance } from 'fastest-levenshtein';

/**
 * True if two words of 5 or more letters (no digits) differ in at most 1 letter, or in at most 2 letters if both have 9
 * or more.
 */
export function isMisspelt(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  if (shorter < 5 || Math.abs(one.length - other.length) > 2 || /\d/.test(one + other)) return false;
  return editDistance(one, other) <= (shorter >= 9 ? 2 : 1);
}

/** True for two similar words that may be two names: "fiesta" and "siesta", "antonio" and "antonia". */
export function isOtherName(one: string, other: string): boolean {
  if (!isMisspelt(one, other)) return false;
  return one[0] !== other[0] || (one.at(-1) !== other.at(-1) && /[ao]$/.test(one) && /[ao]$/.test(other));
}
