/** Leaves the app for the sign-in address, which returns to the present page afterwards (decision D5). */
export function goToSignIn(): void {
  const { pathname, search } = window.location;
  window.location.assign(`/api/login?returnTo=${encodeURIComponent(pathname + search)}`);
}
