/**
 * Text in the form in which mappings and ids compare it: without case and punctuation, and with one spelling of Saint.
 * Never change this function: restaurant ids depend on it, and people's links depend on the ids.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bsaint\b/g, 'st');
}

/** A string or number as text; "" for any other value. */
export const toText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
