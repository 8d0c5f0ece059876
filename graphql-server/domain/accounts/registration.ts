import { z } from 'zod';
import { emailAddress } from '../input/emailAddress';
import { blankIsAbsent, line, visibleLine } from '../input/text';
import { newPassword } from './password';

const NAME_LENGTH = 100;

/** What a visitor sends to open an account (shell.md §3, §5). */
export const registration = z.object({
  username: visibleLine().min(3).max(30),
  email: blankIsAbsent(emailAddress()),
  password: newPassword,
  firstName: blankIsAbsent(line().max(NAME_LENGTH)),
  lastName: blankIsAbsent(line().max(NAME_LENGTH)),
});

/** A checked registration: trimmed, blanks absent. */
export type Registration = z.output<typeof registration>;
