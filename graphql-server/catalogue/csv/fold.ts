/**
 * Folds text, for comparisons in mappings and for the ids of places. The result is in lower case and without
 * punctuation, and the word "saint" becomes "st". Never change this function, because ids of restaurants depend on it
 * and people have saved links with these ids.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bsaint\b/g, 'st');
}

/** Returns a string or number as text, and "" for any other value. */
export const toText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
