import { z } from 'zod';

/**
 * An e-mail address, trimmed. A text of more than 254 characters is refused as too long. Any other text that is not an
 * e-mail address, even an empty one, is refused with "Please enter a valid email address".
 */
export function emailAddress() {
  return z.string().trim().max(254).pipe(z.email());
}
