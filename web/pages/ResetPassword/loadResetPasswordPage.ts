import type { PageRequest } from '../page';

/** The token of the mailed link; "" when the address has none. */
export function loadResetPasswordPage({ url }: PageRequest) {
  return { token: url.searchParams.get('token') ?? '' };
}
