import { passwordMinimum } from './passwordMinimum';

/** Why a password is weak: it is very common, or is little more than its owner's name. */
export type PasswordAdvice = 'common' | 'name';

/**
 * Names that are shorter than this are ignored, because many words contain them by chance. But a name of two non-ASCII
 * characters counts, for example a Chinese or Korean name.
 */
const minimumLength = 3;
const isLongEnough = (name: string) => name.length >= minimumLength || /^[^\p{ASCII}]{2}$/u.test(name);

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** What remains of a password after the names are removed. The longest name is removed first. */
function withoutNames(password: string, names: readonly string[]): string {
  const longEnough = names.map((name) => plain(name).split('@')[0]?.trim() ?? '').filter(isLongEnough);
  return longEnough.sort((a, b) => b.length - a.length).reduce((rest, name) => rest.replaceAll(name, ''), password);
}

/**
 * The warning about a new password, or null. `names` are the names and the e-mail address of the user, as far as the
 * form has them. A password that is too short gets no warning, because another rule reports this.
 */
export function passwordAdvice(
  password: string,
  names: readonly string[],
  common: ReadonlySet<string> | undefined,
): PasswordAdvice | null {
  if (password.length < passwordMinimum) return null;
  const typed = plain(password);
  if (common?.has(typed)) return 'common';
  const rest = withoutNames(typed, names);
  return rest !== typed && rest.length < passwordMinimum ? 'name' : null;
}
