/** The page needs no data before the form is sent. */
export function loadForgotPasswordPage() {
  return {};
}
