/** The maximum number of characters in a text that is parsed as JSON. */
const LONGEST = 100_000;

/**
 * Returns the value as an object. JSON text of an object is parsed, because some exports turn objects into text. For
 * any other value, the result is an empty object.
 */
export function asObject(value: unknown): Record<string, unknown> {
  const read = parsed(value);
  return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Record<string, unknown>) : {};
}

/**
 * Returns the value as a list. JSON text of a list is parsed. Other text becomes a list of one text, except blank text
 * and JSON text of an object. For these texts and for all other values, the result is an empty list.
 */
export function asList(value: unknown): unknown[] {
  const read = parsed(value);
  if (Array.isArray(read)) return read;
  return typeof read === 'string' && read.trim() ? [read] : [];
}

/** The texts of a list, without blank texts. */
export const asTexts = (value: unknown): string[] =>
  asList(value).filter((item): item is string => typeof item === 'string' && item.trim() !== '');

/** Returns a text that is not blank, and null for any other value. */
export const asText = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value : null);

function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > LONGEST || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
