import { z } from 'zod';
import type { GraphTypes } from './builder';

/** What the fields of an input are made with. */
export type InputFields = PothosSchemaTypes.InputFieldBuilder<
  PothosSchemaTypes.ExtendDefaultTypes<GraphTypes>,
  'InputObject'
>;

/** The field of every mutation that writes what a member keeps; domain/writeOnce.ts honours it. */
export const idempotencyKey = (t: InputFields) =>
  t.string({
    description:
      'The caller’s own key of this write, 1 to 200 printable ASCII characters. Sent again with the same key and input ' +
      'within 30 days, e.g. when the answer was lost, it writes nothing and is answered as it was. Other input is refused.',
  });

/** The same for inputs that a schema checks: it passes on what it names only. */
export const retryInput = { idempotencyKey: z.string().nullish() };
