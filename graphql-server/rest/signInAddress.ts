/** The address of the page with the Sign In dialog. After the sign-in, the browser opens `returnTo`, a path of Fuud. */
export function signInAddress(returnTo: string | undefined): string {
  return returnTo ? `/?signin=1&returnTo=${encodeURIComponent(returnTo)}` : '/?signin=1';
}
