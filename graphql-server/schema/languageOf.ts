import type { Context } from '../context/context';
import type { Language } from '../languages';
import { acceptLanguage } from '../request/acceptLanguage';

type Asking = Pick<Context, 'req' | 'accountLanguage'>;

/** The language from the header of each request. The header is parsed once for all texts of an answer. */
const accepted = new WeakMap<Asking['req'], Language>();

/**
 * Returns the language of a text in the answer. This is the first language in this list that is known: the requested
 * language, the account's language, the supported language that the browser prefers (Accept-Language), English.
 */
export function languageOf({ req, accountLanguage }: Asking, asked?: Language | null): Language {
  if (asked) return asked;
  if (accountLanguage) return accountLanguage;
  const known = accepted.get(req) ?? acceptLanguage(req.headers['accept-language']) ?? 'en';
  accepted.set(req, known);
  return known;
}
