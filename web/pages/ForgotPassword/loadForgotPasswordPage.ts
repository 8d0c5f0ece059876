/** The page asks nothing before it is sent. */
export function loadForgotPasswordPage() {
  return {};
}
