/** Loads nothing, because the page needs no data before the form is sent. */
export function loadForgotPasswordPage() {
  return {};
}
