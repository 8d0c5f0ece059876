import { z } from 'zod';
import type { GraphTypes } from './builder';

/** The builder of the fields of an input. */
export type InputFields = PothosSchemaTypes.InputFieldBuilder<
  PothosSchemaTypes.ExtendDefaultTypes<GraphTypes>,
  'InputObject'
>;

/** A field of every mutation that writes a member's data. domain/writeOnce.ts uses it. */
export const idempotencyKey = (t: InputFields) =>
  t.string({
    description:
      'The caller’s own key of this write, 1 to 200 printable ASCII characters. Sent again with the same key and input ' +
      'within 30 days, e.g. when the answer was lost, it writes nothing and is answered as it was. Other input is refused.',
  });

/** The same field for inputs with a zod schema, which drops unknown fields. */
export const retryInput = { idempotencyKey: z.string().nullish() };
