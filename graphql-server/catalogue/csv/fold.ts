/**
 * Words in the form that mappings and ids compare: without case and punctuation, with one spelling of Saint. Never
 * change this: restaurant ids, and with them people's links, depend on it.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bsaint\b/g, 'st');
}

/** A value as text; lists, objects and nothing are "". */
export const toText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
