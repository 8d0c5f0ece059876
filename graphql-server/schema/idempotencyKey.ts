import { z } from 'zod';
import type { GraphTypes } from './builder';

/** The builder of the fields of an input. */
export type InputFields = PothosSchemaTypes.InputFieldBuilder<
  PothosSchemaTypes.ExtendDefaultTypes<GraphTypes>,
  'InputObject'
>;

/** An input field of mutations that change saves, ratings or the diary. domain/writeOnce.ts uses the key. */
export const idempotencyKey = (t: InputFields) =>
  t.string({
    description:
      'A key that the caller chooses for this write, 1 to 200 printable ASCII characters. If a successful write is ' +
      'sent again with the same key and input within 30 days, the server writes nothing and returns the first ' +
      'answer. So it is safe to repeat a write whose answer was lost. A key that another write has used is refused.',
  });

/** The field in the zod schema of an input. Without this field, zod drops the key, because zod drops unknown fields. */
export const retryInput = { idempotencyKey: z.string().nullish() };
