import { z } from 'zod';
import type { Reason } from './words';

const CONTROL_CHARACTERS = /\p{Cc}/u;
const plain = { reason: 'must not contain control characters' } satisfies Reason;

/** One line of text as people type it: trimmed, one Unicode form (NFC), no control characters. */
export function line(): z.ZodString {
  return z
    .string()
    .trim()
    .normalize('NFC')
    .refine((text) => !CONTROL_CHARACTERS.test(text), { params: plain });
}

/** Null and blank count as absent. */
export function blankIsAbsent<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value),
    schema.optional(),
  );
}
