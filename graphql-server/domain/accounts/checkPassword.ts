import type { User } from '../../database/__generated__/prisma/client';
import type { Limits } from '../limits';
import type { Origin } from './Origin';
import { passwordMatches } from './password';

/** The account whose password is tried, or a name without an account, in the database's lower case. */
export type AccountOrName = { user: User } | { user: null; name: string };

/** A password, and the account that it is tried for. */
export interface Attempt {
  password: string;
  /** Finds the account. Called only if the address may still try. */
  find(): Promise<AccountOrName>;
}

/**
 * Checks a password and counts the attempt. Failures count for the account, no matter how its name was typed. A name
 * without an account is counted as a name, and its refusal takes as long as a refusal for an account. Devices that the
 * account knows are counted separately, so attackers cannot lock them out. If the comparison itself fails, nothing is
 * counted.
 * @returns the account, or null when there is none or the password is wrong
 * @throws UserError RATE_LIMITED after too many failures (domain/limits.ts) of one of three kinds: from the address;
 * for the account from the address; for the account from all unknown devices (or, if the account knows this device,
 * from this device). OVERLOADED when too much work waits.
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
