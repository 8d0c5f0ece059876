import type { InputFields } from './idempotencyKey';

/** A field in the input of every mutation. UserErrorsPlugin.ts returns it in the payload. */
export const clientMutationId = (t: InputFields) =>
  t.string({ description: 'A mark of the caller’s own, at most 200 characters; the payload gives it back.' });
