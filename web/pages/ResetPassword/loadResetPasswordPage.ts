import type { PageRequest } from '../page';

/** Returns the token of the mailed link, or "" if the URL has no token. */
export function loadResetPasswordPage({ url }: PageRequest) {
  return { token: url.searchParams.get('token') ?? '' };
}
