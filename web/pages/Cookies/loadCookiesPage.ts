/** The page asks nothing. */
export function loadCookiesPage() {
  return {};
}
