import { z } from 'zod';

/** An e-mail address, trimmed. Anything else, also an empty text, gives "Please enter a valid email address". */
export function emailAddress() {
  return z.string().trim().max(254).pipe(z.email());
}
