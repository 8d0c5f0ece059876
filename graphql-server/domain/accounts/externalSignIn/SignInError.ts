/**
 * Why a sign-in with a provider failed. The reason is logged. The person is not signed in and does not see the reason.
 */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  /** A short reason without personal data. */
  readonly why: string;

  constructor(why: 'unknown provider' | 'bad app_challenge' | 'not begun in this browser, or too old') {
    super(why);
    this.why = why;
  }
}
