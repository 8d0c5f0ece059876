/** The longest text that may be read as JSON. */
const LONGEST = 100_000;

/**
 * The value as an object. Some exports turn an object into JSON text; such text is read. Any other value gives an empty
 * object.
 */
export function asObject(value: unknown): Record<string, unknown> {
  const read = parsed(value);
  return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Record<string, unknown>) : {};
}

/**
 * The value as a list. JSON text of a list is read, and other text becomes a list of one. Any other value gives an
 * empty list.
 */
export function asList(value: unknown): unknown[] {
  const read = parsed(value);
  if (Array.isArray(read)) return read;
  return typeof read === 'string' && read.trim() ? [read] : [];
}

/** The texts in a list. */
export const asTexts = (value: unknown): string[] =>
  asList(value).filter((item): item is string => typeof item === 'string' && item.trim() !== '');

/** The text, if it is not blank; null for any other value. */
export const asText = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value : null);

function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > LONGEST || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
