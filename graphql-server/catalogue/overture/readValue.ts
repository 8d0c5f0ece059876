/** The longest text that is looked into for JSON. */
const LONGEST = 100_000;

/** An object, also as the JSON text that some exports make of it; empty for anything else. */
export function asObject(value: unknown): Record<string, unknown> {
  const read = parsed(value);
  return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Record<string, unknown>) : {};
}

/** A list, also as JSON text; a single text is a list of one; empty for anything else. */
export function asList(value: unknown): unknown[] {
  const read = parsed(value);
  if (Array.isArray(read)) return read;
  return typeof read === 'string' && read.trim() ? [read] : [];
}

/** The texts of a list. */
export const asTexts = (value: unknown): string[] =>
  asList(value).filter((item): item is string => typeof item === 'string' && item.trim() !== '');

/** Text that says something; null for anything else. */
export const asText = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value : null);

function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > LONGEST || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
