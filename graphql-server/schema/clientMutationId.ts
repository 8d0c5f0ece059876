import type { InputFields } from './idempotencyKey';

/** A field in the input of every mutation. UserErrorsPlugin.ts returns it in the payload. */
export const clientMutationId = (t: InputFields) =>
  t.string({ description: 'Any text that the caller chooses, at most 200 characters; the payload returns it.' });
