import { passwordMinimum } from './passwordMinimum';

/** What speaks against a password: it is among the commonest, or little more than its owner's name. */
export type PasswordAdvice = 'common' | 'name';

/** Names shorter than this are found in words by chance; two signs of Chinese or Korean are a name. */
const tellingLength = 3;
const isTelling = (name: string) => name.length >= tellingLength || /^[^\p{ASCII}]{2}$/u.test(name);

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** What is left of a password without the names in it, the longest first. */
function withoutNames(password: string, names: readonly string[]): string {
  const telling = names.map((name) => plain(name).split('@')[0]?.trim() ?? '').filter(isTelling);
  return telling.sort((a, b) => b.length - a.length).reduce((rest, name) => rest.replaceAll(name, ''), password);
}

/**
 * What a reader should hear about a password they are choosing, or null. `names` are theirs: username, first and last
 * name, e-mail address. One that is too short is judged by its own rule, and nothing is refused.
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
