/** The page that opens the Sign In dialog and goes on to `returnTo` (a path of this site) afterwards. */
export function signInAddress(returnTo: string | undefined): string {
  return returnTo ? `/?signin=1&returnTo=${encodeURIComponent(returnTo)}` : '/?signin=1';
}
