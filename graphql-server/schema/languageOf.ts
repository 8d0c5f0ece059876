import type { Context } from '../context/context';
import type { Language } from '../languages';
import { acceptLanguage } from '../request/acceptLanguage';

type Asking = Pick<Context, 'req' | 'accountLanguage'>;

/** What the header of each request says; read once for all labels of an answer. */
const accepted = new WeakMap<Asking['req'], Language>();

/**
 * The language to answer in: the one asked for, else the account's, else what the browser likes best of ours
 * (Accept-Language), else English.
 */
export function languageOf({ req, accountLanguage }: Asking, asked?: Language | null): Language {
  if (asked) return asked;
  if (accountLanguage) return accountLanguage;
  const known = accepted.get(req) ?? acceptLanguage(req.headers['accept-language']) ?? 'en';
  accepted.set(req, known);
  return known;
}
