import type { InputFields } from './idempotencyKey';

/** The field that every mutation's input has; UserErrorsPlugin.ts gives it back in the payload. */
export const clientMutationId = (t: InputFields) =>
  t.string({ description: 'A mark of the caller’s own, at most 200 characters; the payload gives it back.' });
