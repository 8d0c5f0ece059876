import { z } from 'zod';

/** An e-mail address, trimmed; whatever is none, even nothing at all, is "Please enter a valid email address". */
export function emailAddress() {
  return z.string().trim().max(254).pipe(z.email());
}
