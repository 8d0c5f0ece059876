import type { RegisterInput } from '../../__generated__/useRegisterMutation.graphql';
import { chosenLook } from '../../session/chosenLook';
import { passwordMinimum } from '../forms/passwordMinimum';

/** The texts in the fields of the form Create Account, as typed. */
export type RegistrationFields = {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  firstName: string;
  lastName: string;
};

/** The fields of an empty form. */
export const emptyRegistration: RegistrationFields = {
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  firstName: '',
  lastName: '',
};

/** The message ids of what is missing: a username, a long enough password, and the same password in both fields. */
export function missingFrom({ username, password, confirmPassword }: RegistrationFields) {
  return [
    ...(username.trim() === '' ? ['auth.missing.username' as const] : []),
    ...(password.length < passwordMinimum ? ['auth.missing.password' as const] : []),
    ...(confirmPassword === '' || password !== confirmPassword ? ['auth.missing.same' as const] : []),
  ];
}

/**
 * The input to send. Names and e-mail are trimmed, blank optional fields are left out, and the password is as typed. If
 * the theme or the language was chosen on this device, the input contains that choice.
 */
export function toRegisterInput(fields: RegistrationFields): RegisterInput {
  const optional = (['email', 'firstName', 'lastName'] as const)
    .map((name) => [name, fields[name].trim()] as const)
    .filter(([, text]) => text !== '');
  return {
    username: fields.username.trim(),
    password: fields.password,
    ...Object.fromEntries(optional),
    ...chosenLook(),
  };
}
