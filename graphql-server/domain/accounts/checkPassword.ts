import type { User } from '../../database/__generated__/prisma/client';
import type { Limits } from '../limits';
import type { Origin } from './Origin';
import { passwordMatches } from './password';

/** The account whose password is checked. If no account has the typed name, `name` is this name in lower case. */
export type AccountOrName = { user: User } | { user: null; name: string };

/** A password, and a function that finds the account for which the password is checked. */
export interface Attempt {
  password: string;
  /** Finds the account. This function is not called if the address has too many failures. */
  find(): Promise<AccountOrName>;
}

/**
 * Checks a password. A wrong password counts as a failure for the account, no matter how the account's name was typed.
 * If no account has the name, the failure counts for the name, and the check takes as long as for an account. If the
 * comparison throws an error, nothing is counted.
 * @returns the account, or null when there is none or the password is wrong
 * @throws UserError RATE_LIMITED after too many failures (domain/limits.ts): from this address, from this address for
 * this account, or from all addresses for this account. The last count leaves out failures on devices that the account
 * knows. Each of these devices has its own count, so attackers at other addresses cannot lock out a known device.
 * OVERLOADED when too many comparisons wait.
 */
export async function checkPassword(
  { limits }: { limits: Limits },
  { address, deviceKnownTo }: Origin,
  { password, find }: Attempt,
): Promise<User | null> {
  await limits.failedSignInsOfAddress.take(address);
  const claimed = await find();
  const { user } = claimed;
  const subject = claimed.user ? `account ${claimed.user.id}` : `name ${claimed.name}`;
  await limits.failedSignInsOfAccount.take(address, subject);
  const device = user ? deviceKnownTo(user.id) : null;
  const subjectAnywhere = device ? `${subject} ${device}` : subject;
  await limits.failedSignInsAnywhere.take(address, subjectAnywhere);
  const giveBack = async () => {
    await limits.failedSignInsOfAddress.giveBack(address);
    await limits.failedSignInsOfAccount.giveBack(address, subject);
    await limits.failedSignInsAnywhere.giveBack(address, subjectAnywhere);
  };

  let matches: boolean;
  try {
    matches = await passwordMatches(password, user?.password, address);
  } catch (error) {
    await giveBack();
    throw error;
  }
  if (!matches || !user) return null;
  await giveBack();
  return user;
}
