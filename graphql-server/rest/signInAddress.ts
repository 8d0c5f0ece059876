/**
 * The address of the page with the Sign In dialog. If `returnTo` (a path of Fuud) is given, the browser opens this path
 * after the sign-in.
 */
export function signInAddress(returnTo: string | undefined): string {
  return returnTo ? `/?signin=1&returnTo=${encodeURIComponent(returnTo)}` : '/?signin=1';
}
