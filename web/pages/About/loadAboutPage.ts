/** The page needs no data before it is shown. The privacy notice loads the contact address itself. */
export function loadAboutPage() {
  return {};
}
