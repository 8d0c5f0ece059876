import { z } from 'zod';
import { emailAddress } from '../input/emailAddress';
import { blankIsAbsent, visibleLine } from '../input/text';
import { choices } from '../settings/Settings';
import { newPassword } from './password';
import { personName } from './personName';

/** What a visitor sends to open an account (shell.md §3, §5), with what was chosen on the device, if anything (D55). */
export const registration = z.object({
  username: visibleLine().min(3).max(30),
  email: blankIsAbsent(emailAddress()),
  password: newPassword,
  firstName: blankIsAbsent(personName),
  lastName: blankIsAbsent(personName),
  ...choices,
});

/** A checked registration: trimmed, blanks absent. */
export type Registration = z.output<typeof registration>;
