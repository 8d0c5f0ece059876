import type { User } from '../../database/__generated__/prisma/client';
import type { Limits } from '../limits';
import type { Origin } from './Origin';
import { passwordMatches } from './password';

/** Under which name and for which account a password is tried. */
export interface Attempt {
  /** Under this name failures count, in small letters. */
  name: string;
  password: string;
  /** Looks the account up; asked only when the address may still try. */
  find(): Promise<User | undefined>;
}

/**
 * One counted attempt. A name that nobody has is counted, refused and answered as slowly as any other. Devices that the
 * account knows are counted apart: whoever tries from all over the world cannot lock them out.
 * @returns the account, or null when there is none or the password is wrong
 * @throws UserError RATE_LIMITED after, within 15 minutes, 100 failures from the address, 10 for the name from the
 *   address, or 50 for the name from anywhere (for a known device: 50 from that device)
 */
export async function checkPassword(
  { limits }: { limits: Limits },
  { address, deviceKnownTo }: Origin,
  { name, password, find }: Attempt,
): Promise<User | null> {
  const subject = name.toLowerCase();
  await limits.failedSignInsOfAddress.take(address);
  await limits.failedSignInsOfAccount.take(address, subject);
  const user = await find();
  const device = user ? deviceKnownTo(user.id) : null;
  const subjectAnywhere = device ? `${subject} ${device}` : subject;
  await limits.failedSignInsAnywhere.take(address, subjectAnywhere);

  if (!(await passwordMatches(password, user?.password)) || !user) return null;

  await limits.failedSignInsOfAddress.giveBack(address);
  await limits.failedSignInsOfAccount.giveBack(address, subject);
  await limits.failedSignInsAnywhere.giveBack(address, subjectAnywhere);
  return user;
}
