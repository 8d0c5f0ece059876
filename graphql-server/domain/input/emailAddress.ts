import { z } from 'zod';
import { line } from './text';

/** An e-mail address, trimmed; whatever is none, even nothing at all, is "Please enter a valid email address". */
export function emailAddress() {
  return line().max(254).pipe(z.email());
}
