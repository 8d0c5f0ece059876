import type { User } from '../../database/__generated__/prisma/client';
import type { Limits } from '../limits';
import type { Origin } from './Origin';
import { passwordMatches } from './password';

/** Whose password is tried: an account, or a name that nobody has, as the database folds it. */
export type Claimed = { user: User } | { user: null; name: string };

/** A password, and for which account it is tried. */
export interface Attempt {
  password: string;
  /** Looks the account up; asked only when the address may still try. */
  find(): Promise<Claimed>;
}

/**
 * One counted attempt. Failures count for the account, by whatever name and spelling it was found; a name that nobody
 * has is counted under itself, refused and answered as slowly as any other. Devices that the account knows are counted
 * apart: whoever tries from all over the world cannot lock them out. What was not compared counts nowhere.
 * @returns the account, or null when there is none or the password is wrong
 * @throws UserError RATE_LIMITED after too many failures (domain/limits.ts) from the address, for the account from the
 *   address, or for the account from anywhere (for a known device: from that device); OVERLOADED
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
