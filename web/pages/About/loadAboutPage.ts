/** The page asks nothing before it is shown; the notice asks for the contact where it shows it. */
export function loadAboutPage() {
  return {};
}
