/**
 * Words as mappings and ids compare them: blind to case, punctuation, and the spelling of Saint. Frozen: restaurant ids,
 * and with them people's links, hang on it.
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
