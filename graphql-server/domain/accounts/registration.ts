import { z } from 'zod';
import { emailAddress } from '../input/emailAddress';
import { blankIsAbsent, visibleLine } from '../input/text';
import type { Reason } from '../input/words';
import { deviceSettings } from '../settings/Settings';
import { newPassword } from './password';
import { personName } from './personName';

const ownEmail = {
  reason: 'must not contain @, unless it is the e-mail you enter: leave the @ out, or enter the same address as e-mail',
} satisfies Reason;

/** What a visitor sends to create an account. The settings that were chosen on the device may be included. */
export const registration = z
  .object({
    username: visibleLine().min(3).max(30),
    email: blankIsAbsent(emailAddress()),
    password: newPassword,
    firstName: blankIsAbsent(personName),
    lastName: blankIsAbsent(personName),
    ...deviceSettings,
  })
  // Usernames and e-mails share one sign-in field. A username equal to another person's e-mail would lock that person
  // out.
  .refine(({ username, email }) => !username.includes('@') || username.toLowerCase() === email?.toLowerCase(), {
    path: ['username'],
    params: ownEmail,
  });

/** A checked registration. All texts except the password are trimmed. Blank optional fields are absent. */
export type Registration = z.output<typeof registration>;
