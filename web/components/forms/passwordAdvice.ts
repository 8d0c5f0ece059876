import { passwordMinimum } from './passwordMinimum';

/** Why a password is weak: it is very common, or is little more than its owner's name. */
export type PasswordAdvice = 'common' | 'name';

/** Shorter names are ignored, because words contain them by chance. But two Chinese or Korean characters count. */
const tellingLength = 3;
const isTelling = (name: string) => name.length >= tellingLength || /^[^\p{ASCII}]{2}$/u.test(name);

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** The rest of a password after removing the names, the longest first. */
function withoutNames(password: string, names: readonly string[]): string {
  const telling = names.map((name) => plain(name).split('@')[0]?.trim() ?? '').filter(isTelling);
  return telling.sort((a, b) => b.length - a.length).reduce((rest, name) => rest.replaceAll(name, ''), password);
}

/**
 * The warning about a new password, or null. `names` are the reader's username, first and last name and e-mail. A
 * password that is too short gets no warning, because another rule says so.
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
