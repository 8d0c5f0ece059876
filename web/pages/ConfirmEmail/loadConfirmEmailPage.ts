import type { PageRequest } from '../page';

/** The token from the link in the e-mail; "" if the URL has none. */
export function loadConfirmEmailPage({ url }: PageRequest) {
  return { token: url.searchParams.get('token') ?? '' };
}
