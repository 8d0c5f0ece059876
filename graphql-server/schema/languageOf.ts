import type { Context } from '../context/context';
import type { Language } from '../languages';
import { acceptLanguage } from '../request/acceptLanguage';

type Asking = Pick<Context, 'req' | 'accountLanguage'>;

/** The language in the header of each request, parsed once for all labels of an answer. */
const accepted = new WeakMap<Asking['req'], Language>();

/**
 * Returns the language of the answer. It is the first of these languages that exists: the requested language, the
 * language of the account, the supported language that the browser prefers (Accept-Language), and English.
 */
export function languageOf({ req, accountLanguage }: Asking, asked?: Language | null): Language {
  if (asked) return asked;
  if (accountLanguage) return accountLanguage;
  const known = accepted.get(req) ?? acceptLanguage(req.headers['accept-language']) ?? 'en';
  accepted.set(req, known);
  return known;
}
