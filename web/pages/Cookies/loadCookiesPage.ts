/** The page needs no data. */
export function loadCookiesPage() {
  return {};
}
