/** The page loads nothing before it is shown. The privacy notice loads the contact itself. */
export function loadAboutPage() {
  return {};
}
