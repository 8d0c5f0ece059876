/** The page that opens the Sign In dialog. After the sign-in it continues to `returnTo` (a path of this site). */
export function signInAddress(returnTo: string | undefined): string {
  return returnTo ? `/?signin=1&returnTo=${encodeURIComponent(returnTo)}` : '/?signin=1';
}
