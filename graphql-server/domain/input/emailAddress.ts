import { z } from 'zod';

/**
 * An e-mail address, trimmed. Any other text, even an empty one, is refused with "Please enter a valid email address".
 */
export function emailAddress() {
  return z.string().trim().max(254).pipe(z.email());
}
