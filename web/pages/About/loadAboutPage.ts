/** The page loads nothing before it is shown; the notice loads the contact itself. */
export function loadAboutPage() {
  return {};
}
