import type { PageRequest } from '../page';

/** Returns the token from the link in the e-mail; "" if the URL has no token. */
export function loadConfirmEmailPage({ url }: PageRequest) {
  return { token: url.searchParams.get('token') ?? '' };
}
