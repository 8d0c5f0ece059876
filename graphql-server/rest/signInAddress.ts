/** The address of the page with the Sign In dialog. After the sign-in, the browser opens our path `returnTo`. */
export function signInAddress(returnTo: string | undefined): string {
  return returnTo ? `/?signin=1&returnTo=${encodeURIComponent(returnTo)}` : '/?signin=1';
}
